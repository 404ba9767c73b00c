/**
 * Last steps of a text's HTML. The input comes from the sanitiser: well-formed tags, and no `<` or
 * `>` in texts or attributes, so that regular expressions are safe here.
 */
import { slugify } from '#app/lib/words/turkish-text.ts';

/**
 * Version of the HTML that `renderMarkup` makes. Raise it with each change of that HTML: the server then renders
 * stored posts and legal texts of a lower version again after its start.
 */
export const MARKUP_VERSION = 2;

export const SCROLL_CLASS = 'table-scroll';

/** Prefix of the ids of headings, so that they differ from other ids of the page. */
const ANCHOR_PREFIX = 'bolum-';
const PREFIXED = new RegExp(`^${ANCHOR_PREFIX}`);
const HEADING = /<h([1-6])((?: [^>]*)?)>([\s\S]*?)<\/h\1>/g;
/** Landmarks of a page, which have no meaning inside a text. */
const SECTIONS = ['section', 'article', 'aside', 'main', 'header', 'footer', 'nav'];
/**
 * Blocks that a text may not have. Each becomes a `div`, so that its words stay apart from the
 * words after it.
 */
const BOXES = [
  ...['address', 'center', 'details', 'dialog', 'fieldset', 'form', 'hgroup', 'legend', 'search'],
  ...['summary'],
];
export const RENAMED = [...SECTIONS, ...BOXES];
const RENAMED_TAG = new RegExp(`<(/?)(?:${RENAMED.join('|')})(?=[ >])`, 'g');
/** Tags within a line. All other tags end a word. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|strong|sub|sup|u|wbr)\b[^>]*>/g;

/** Returns the id of the heading with this text or id; never empty. */
export function headingAnchor(text: string): string {
  return ANCHOR_PREFIX + slugify(text, 'baslik').replace(PREFIXED, '');
}

/**
 * Gives headings anchors and levels without gaps, and puts every table into a box that scrolls,
 * also by keyboard.
 */
export function finishMarkup(
  html: string,
  { table }: { table: (number: number) => string },
): string {
  return wrapTables(orderHeadings(html.replace(RENAMED_TAG, '<$1div')), table).trim();
}

/**
 * The title is the only h1 of the page. A text with h1 headings is moved down one level as a whole.
 */
function orderHeadings(html: string): string {
  const down = html.includes('<h1') ? 1 : 0;
  const unusedId = idsInUse();
  let last = 1;
  return withoutNestedHeadings(html).replace(
    HEADING,
    (_all, level: string, attributes: string, inner: string) => {
      const text = textOfHtml(inner);
      if (!text && !/<(img|iframe) /.test(inner)) return '';
      last = Math.min(Number(level) + down, last + 1, 6);
      return `<h${last} id="${unusedId(headingAnchor(text))}"${attributes}>${inner}</h${last}>`;
    },
  );
}

function withoutNestedHeadings(html: string): string {
  let open = 0;
  return html.replace(/<(\/?)h[1-6]\b[^>]*>/g, (tag, closes: string) => {
    if (closes) open -= 1;
    const outermost = open === 0;
    if (!closes) open += 1;
    return outermost ? tag : '';
  });
}

/** Returns a function that makes ids unique by the next free number. */
function idsInUse() {
  const taken = new Set<string>();
  /** Last number of each id, because thousands of headings may have the same text. */
  const nextNumber = new Map<string, number>();
  return (wanted: string): string => {
    let id = wanted;
    let number = nextNumber.get(wanted) ?? 2;
    for (; taken.has(id); number += 1) id = `${wanted}-${number}`;
    nextNumber.set(wanted, number);
    taken.add(id);
    return id;
  };
}

function wrapTables(html: string, label: (number: number) => string): string {
  let number = 0;
  return html
    .replace(/<table\b[^>]*>/g, (tag) => {
      number += 1;
      return `<div class="${SCROLL_CLASS}" role="region" aria-label="${label(number)}" tabindex="0">${tag}`;
    })
    .replaceAll('</table>', '</table></div>');
}

/** Returns true if sanitised HTML shows nothing. */
export function isBlank(html: string): boolean {
  return textOfHtml(html) === '' && !/<(img|iframe) /.test(html);
}

/** Returns the text of sanitised HTML, with single spaces between the words. */
export function textOfHtml(html: string): string {
  return html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_entity, name: keyof typeof SIGNS) => SIGNS[name])
    .replace(/\s+/g, ' ')
    .trim();
}

const SIGNS = { lt: '<', gt: '>', quot: '"', amp: '&' };

/**
 * Returns true if a text begins with a numbered list: its first line has the number 1, or the next
 * number follows before an empty line. Otherwise the number is an ordinal: "19. yüzyıldan kalma
 * evler".
 */
export function startsNumberedList(text: string): boolean {
  const [, number, sign = ''] = /^ {0,3}(\d{1,9})([.)])/.exec(text) ?? [];
  if (number === undefined) return false;
  if (Number(number) === 1) return true;
  const [block = ''] = text.split(/\n[ \t]*(?:\n|$)/, 1);
  return new RegExp(`\\n {0,3}0*${Number(number) + 1}\\${sign}[ \\t]`).test(block);
}
