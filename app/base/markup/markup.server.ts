import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { finishMarkup, startsNumberedList } from './markup.rules.ts';
import { markupPolicy } from './markup-policy.server.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import { tr } from './text/tr.ts';

/** Labels of tables, and titles of videos without their own title. */
const WORDS: Record<SiteLanguage, SiteTexts['markup']> = { tr, en, de, ru };

/**
 * Matches content that begins and ends with a tag of a page, unlike Markdown that contains tags.
 */
const WHOLLY_HTML =
  /^\s*<(!doctype|html|body|main|article|section|header|div|p|h[1-6]|ul|ol|table|figure|blockquote|pre)\b[\s\S]*>\s*$/i;

/**
 * Renders a post or legal text, Markdown or HTML, when it is saved. Tags that are not on the
 * allowlist of `markup-policy.server.ts` are removed, so the result is safe to insert. Headings
 * start at h2, have anchors and skip no level; wide tables scroll. Links to our pages lead to the
 * pages in `language`.
 */
export function renderMarkup(content: string, language: SiteLanguage = 'tr'): string {
  return sanitizeMarkup(WHOLLY_HTML.test(content) ? content : htmlOfMarkdown(content), language);
}

/** Sanitises HTML: the second half of `renderMarkup`. A second call changes nothing more. */
export function sanitizeMarkup(html: string, language: SiteLanguage = 'tr'): string {
  // Sanitises twice: the box around a table may end an open paragraph, which the second pass writes
  // out. The second pass also checks the first.
  return sanitizeOnce(sanitizeOnce(html, language), language);
}

function sanitizeOnce(html: string, language: SiteLanguage): string {
  const words = WORDS[language];
  return finishMarkup(sanitizeHtml(html, markupPolicy(language, words)), words);
}

/**
 * Limit for all tables of a text together. The library fills each row up to the width of the
 * table's head.
 */
const MAX_TABLE_CELLS = 5_000;
/**
 * Limit of groups of `*`, `_` and `~` in a paragraph. The library searches for the end of each
 * unclosed group up to the end of the paragraph (https://github.com/markedjs/marked/issues/4099),
 * so the time grows with the square of their number.
 */
const MAX_EMPHASIS_MARKS = 1_000;

/**
 * Longest word that the library reads, in characters; no web address is as long. The library looks
 * for an e-mail address from many places of a word to its end, so the time grows with the square of
 * the length.
 */
const MAX_WORD = 2_000;
const LONG_WORD = new RegExp(`^\\S{${MAX_WORD},}`);

/** Line, followed by a line of hyphens, colons and bars. */
const TABLE_HEAD = /^[^\n]*\n {0,3}(?=[:| ]*-)([-:| ]+)(?:\n|$)/;

/**
 * Returns the HTML of Markdown, not sanitised. Content that no person writes stays as typed,
 * because it would take too long: tables of thousands of cells, paragraphs with a thousand emphasis
 * marks, words of thousands of letters, and very deep nesting.
 */
function htmlOfMarkdown(content: string): string {
  try {
    return limitedMarked().parse(content, { async: false });
  } catch (error) {
    // The parser recurses for every level of nesting, and fails at thousands.
    if (error instanceof RangeError) return content;
    throw error;
  }
}

function limitedMarked(): Marked {
  let cellsLeft = MAX_TABLE_CELLS;
  return new Marked({
    gfm: true,
    extensions: [pastedIndentation],
    // `false` leaves the text to the library; undefined makes it plain text.
    tokenizer: {
      // Starts of paragraphs such as "19. yüzyıldan kalma evler" are no lists.
      list: (source) => (ORDINAL.test(source) && !startsNumberedList(source) ? undefined : false),
      // Footnotes ("[^1]: …") and lines such as "[Adres]: Kaleiçi" would disappear from the text.
      def: (source) => (LINK_DEFINITION.test(source) ? false : undefined),
      // Dimensions such as "205*55*16" are no emphasis.
      emStrong: (source, masked) => (mayOpenEmphasis(source, masked) ? false : undefined),
      // Ranges such as "3~5 gün, 7~10 gün" are not struck out.
      del: (source) => (source.startsWith('~~') ? false : undefined),
      inlineText(source): false | Tokens.Text {
        const [word] = LONG_WORD.exec(source) ?? [];
        return word === undefined ? false : { type: 'text', raw: word, text: word, escaped: false };
      },
      // Counts the cells before the library creates them.
      table(source): false | Tokens.Table | undefined {
        if (cellsLeft >= 0) cellsLeft -= countCells(source);
        return cellsLeft >= 0 ? false : undefined;
      },
    },
    hooks: {
      emStrongMask: (text) =>
        (text.match(/([*_~])\1*/g)?.length ?? 0) > MAX_EMPHASIS_MARKS
          ? text.replace(/[*_~]/g, '+')
          : text
              .replace(MARK_BEFORE_SUFFIX, '$1a$3')
              .replace(STARS_BEFORE_NUMBER, (stars) => '+'.repeat(stars.length)),
    },
    // The allowlist has no form fields, so a checkbox becomes a character.
    renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
  });
}

const ORDINAL = /^ {0,3}\d{1,9}[.)]/;
/** `[label]: address` with an address that a link may have. */
const LINK_DEFINITION = /^ {0,3}\[(?!\^)(?:\\.|[^\]\\])+\]:\s*<?(?:https?:|mailto:|tel:|[/#])/is;
const STARS_BEFORE_NUMBER = /(?<=[\p{L}\p{N}])\*+(?=\p{N})/gu;
/**
 * Emphasised words that end in punctuation and have a suffix: `**"Kaleiçi"**nde`. CommonMark does
 * not accept the second `**` as the end, because it stands between punctuation and a letter. The
 * library's mask therefore gets a letter in place of the punctuation.
 */
const MARK_BEFORE_SUFFIX =
  /((?<![*~\p{L}\p{N}])(\*{1,3}|~~)(?![\s*~])[^*~\n]*)[\p{P}\p{S}](\2(?=\p{L}))/gu;

/**
 * Block that is indented by four spaces or a tab, as pasted text often is. The block is text; code
 * needs a fence.
 */
const pastedIndentation: TokenizerAndRendererExtension = {
  name: 'pastedIndentation',
  level: 'block',
  tokenizer(source, before) {
    const [raw, indentation = ''] = INDENTED_BLOCK.exec(source) ?? [];
    const last = before.at(-1)?.type;
    if (raw === undefined || last === 'paragraph' || last === 'text') return undefined;
    const { state } = this.lexer;
    const { top } = state;
    state.top = true;
    const text = raw.replace(new RegExp(`^[ \\t]{1,${indentation.length}}`, 'gm'), '');
    const tokens = this.lexer.blockTokens(text, []);
    state.top = top;
    return { type: 'pastedIndentation', raw, tokens };
  },
  renderer({ tokens = [] }) {
    return this.parser.parse(tokens);
  },
};
/** Indented block, up to an empty line, a fence or a tag. */
const INDENTED_BLOCK =
  /^((?: {4}| {0,3}\t)[ \t]*)\S[^\n]*(?:\n(?! {0,3}(?:```|~~~|<))[ \t]*\S[^\n]*)*/;

/**
 * Returns true if the mark with which `source` starts is not masked in `masked`, and does not
 * follow a number.
 */
function mayOpenEmphasis(source: string, masked: string): boolean {
  const at = masked.length - source.length;
  if (masked[at] !== source[0]) return false;
  return !/\p{N}\**$/u.test(masked.slice(Math.max(0, at - 4), at)) || !/^\*+\p{L}/u.test(source);
}

/** Returns an upper bound of the cells of the table that begins at `source`; 0 if none begins. */
function countCells(source: string): number {
  const [head, delimiters = ''] = TABLE_HEAD.exec(source) ?? [];
  if (head === undefined || !/[:|]/.test(delimiters)) return 0;
  const columns = delimiters.split('|').length;
  const end = source.slice(head.length).search(/^\s*$/m);
  const rows = source.slice(head.length, end < 0 ? undefined : head.length + end).split('\n');
  return columns * rows.length;
}
