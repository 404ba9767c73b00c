/**
 * Edits by the toolbar and the keys of the Markdown editor. Each is a single replacement, so that
 * one undo reverts it.
 */

/** Text with its selection; `start` equals `end` for a caret. */
export interface TextState {
  text: string;
  start: number;
  end: number;
}

/**
 * Replacement of the text from `from` to `to` by `insert`. Afterwards `start` to `end` is selected.
 */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export const MARKDOWN_COMMANDS = [
  'bold',
  'italic',
  'heading',
  'list',
  'numbered',
  'quote',
  'link',
  'code',
  'table',
] as const;
export type MarkdownCommand = (typeof MARKDOWN_COMMANDS)[number];

const TABLE = '| Başlık | Başlık |\n| --- | --- |\n|  |  |\n|  |  |';
const ADDRESS = 'https://';
const URL_ALONE = /^https?:\/\/[^\s<>]+$/i;

export function markdownEdit(command: MarkdownCommand, state: TextState): TextEdit {
  switch (command) {
    case 'bold':
      return toggleMark(state, '**');
    case 'italic':
      return toggleMark(state, '*');
    case 'link':
      return linkEdit(state);
    case 'code':
      return codeEdit(state);
    case 'table':
      return blockEdit(state, TABLE, { from: 2, length: 'Başlık'.length });
    default:
      return toggleLines(state, command);
  }
}

/**
 * Returns the edit for Enter in a list or quote: it starts the next entry, or ends the list in an
 * empty entry. Returns null for an ordinary Enter.
 */
export function newLineEdit({ text, start, end }: TextState): TextEdit | null {
  if (start !== end) return null;
  const from = lineStart(text, start);
  const [, indent = '', mark = '', number, space = ''] =
    /^([ \t]*)((\d{1,9})[.)]|[-*+]|>)([ \t]+)/.exec(text.slice(from, start)) ?? [];
  if (!mark) return null;
  if (number && !isEntry(text.slice(0, start), number)) return null;
  const words = text.slice(from + indent.length + mark.length + space.length, lineEnd(text, start));
  if (words.trim() === '') return { from, to: start, insert: '', start: from, end: from };
  const next = number ? mark.replace(number, String(Number(number) + 1)) : mark;
  return insertion(start, start, `\n${indent}${next}${space}`);
}

/**
 * Returns true if the number at the start of the last line belongs to a list entry, false for an
 * ordinal ("19. yüzyıl").
 */
function isEntry(textToCaret: string, number: string): boolean {
  const block = textToCaret.split(/\n[ \t]*\n/).at(-1) ?? '';
  const before = new RegExp(`^[ \\t]*0*${Number(number) - 1}[.)][ \\t]`, 'm');
  return Number(number) === 1 || before.test(block);
}

/**
 * Returns the edit for a URL pasted over selected words, which makes a link. Returns null for an
 * ordinary paste.
 */
export function pasteEdit({ text, start, end }: TextState, pasted: string): TextEdit | null {
  const words = text.slice(start, end);
  const address = pasted.trim();
  if (!words.trim() || /\n/.test(words) || URL_ALONE.test(words.trim())) return null;
  return URL_ALONE.test(address) ? insertion(start, end, `[${words}](${target(address)})`) : null;
}

const EMPTY_ENTRY = /^[ \t]*([-*+]|\d+[.)]|>|#{1,6})?[ \t]*$/;
/** Start of a list entry, quote or heading, which marks do not enclose, and the text after it. */
const LINE_WORDS = /^([ \t]*(?:(?:[-*+]|\d+[.)]|>|#{1,6})[ \t]+)?)(.*\S)/;

/**
 * Adds marks around the selection on each of its lines, or removes them from a selection on one
 * line.
 */
function toggleMark(state: TextState, mark: '**' | '*' | '`'): TextEdit {
  const { text, start, end } = trimmed(state);
  const words = text.slice(start, end);
  const width = mark.length;
  if (words.includes('\n')) {
    const lines = words
      .split('\n')
      .map((line) =>
        EMPTY_ENTRY.test(line) ? line : line.replace(LINE_WORDS, `$1${mark}$2${mark}`),
      );
    const insert = lines.join('\n');
    return { from: start, to: end, insert, start, end: start + insert.length };
  }
  if (isBetween(text.slice(0, start), text.slice(end), mark)) {
    const from = start - width;
    return { from, to: end + width, insert: words, start: from, end: from + words.length };
  }
  const [, opening = '', inside = '', closing = ''] =
    (mark === '`' ? /^(`)([^`]+)(`)$/ : /^(\**)(.*?)(\**)$/).exec(words) ?? [];
  if (inside && isBetween(opening, closing, mark)) {
    const insert = words.slice(width, -width);
    return { from: start, to: end, insert, start, end: start + insert.length };
  }
  const insert = mark + words + mark;
  return { from: start, to: end, insert, start: start + width, end: end + width };
}

/**
 * Returns true if the text between `before` and `after` is marked already. Two stars mean bold, and
 * a third star italic.
 */
function isBetween(before: string, after: string, mark: string): boolean {
  if (mark !== '*') return before.endsWith(mark) && after.startsWith(mark);
  const [left = ''] = /\**$/.exec(before) ?? [];
  const [right = ''] = /^\**/.exec(after) ?? [];
  return Math.min(left.length, right.length) % 2 === 1;
}

function linkEdit({ text, start, end }: TextState): TextEdit {
  const words = text.slice(start, end);
  if (URL_ALONE.test(words.trim())) {
    const insert = `[](${target(words.trim())})`;
    return { from: start, to: end, insert, start: start + 1, end: start + 1 };
  }
  const insert = `[${words}](${ADDRESS})`;
  if (!words) return { from: start, to: end, insert, start: start + 1, end: start + 1 };
  const address = start + words.length + 3;
  return { from: start, to: end, insert, start: address, end: address + ADDRESS.length };
}

function codeEdit(state: TextState): TextEdit {
  const words = state.text.slice(state.start, state.end).trim();
  if (!words.includes('\n')) return toggleMark(state, '`');
  return blockEdit(state, `\`\`\`\n${words}\n\`\`\``, { from: 4, length: words.length });
}

/**
 * Returns the edit that inserts a block with an empty line before and after. `select` is the part
 * of the block that is selected afterwards.
 */
function blockEdit(
  { text, start, end }: TextState,
  block: string,
  select: { from: number; length: number },
): TextEdit {
  const lead = lineBreaks(/\n{0,2}$/.exec(text.slice(0, start)), start === 0);
  const trail = lineBreaks(/^\n{0,2}/.exec(text.slice(end)), end === text.length);
  const first = start + lead.length + select.from;
  const insert = lead + block + trail;
  return { from: start, to: end, insert, start: first, end: first + select.length };
}

/** Returns the line breaks that are missing for an empty line between a block and the next text. */
function lineBreaks(present: RegExpExecArray | null, isEdge: boolean): string {
  return isEdge ? '' : '\n'.repeat(2 - (present?.[0].length ?? 0));
}

const LIST_MARK = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+/;
const QUOTE_MARK = /^>[ \t]?/;
const HEADING_MARK = /^(#{1,6})[ \t]+/;

type LineCommand = 'heading' | 'list' | 'numbered' | 'quote';

/**
 * Adds marks at the start of every line that the selection touches, or removes them if all lines
 * have them. A heading changes from level 2 to level 3 to none.
 */
function toggleLines({ text, start, end }: TextState, command: LineCommand): TextEdit {
  const from = lineStart(text, start);
  // If only the line break before a line is selected, that line is not changed.
  const to = lineEnd(text, end > start && text[end - 1] === '\n' ? end - 1 : end);
  const lines = text.slice(from, to).split('\n');
  const insert = markedLines(lines, command).join('\n');
  if (start !== end) return { from, to, insert, start: from, end: from + insert.length };
  const caret = Math.max(from, start + insert.length - (to - from));
  return { from, to, insert, start: caret, end: caret };
}

function markedLines(lines: string[], command: LineCommand): string[] {
  const filled = lines.length === 1 ? lines : lines.filter((line) => line.trim() !== '');
  if (command === 'quote') {
    const quoted = filled.every((line) => QUOTE_MARK.test(line));
    return lines.map((line) => (quoted ? line.replace(QUOTE_MARK, '') : `> ${line}`));
  }
  if (command === 'heading') {
    const level = HEADING_MARK.exec(filled[0] ?? '')?.[1]?.length ?? 0;
    // Level 1 is the title of the post.
    const mark = level === 2 ? '### ' : level > 2 ? '' : '## ';
    return lines.map((line) =>
      line.trim() || lines.length === 1 ? mark + line.replace(HEADING_MARK, '') : line,
    );
  }
  const sort = command === 'list' ? /^[ \t]*[-*+][ \t]+/ : /^[ \t]*\d{1,9}[.)][ \t]+/;
  const listed = filled.every((line) => sort.test(line));
  let number = 0;
  return lines.map((line) => {
    if (!line.trim() && lines.length > 1) return line;
    const words = line.replace(LIST_MARK, '$1');
    if (listed) return words;
    number += 1;
    const [indent = ''] = /^[ \t]*/.exec(words) ?? [];
    return `${indent}${command === 'list' ? '-' : `${number}.`} ${words.slice(indent.length)}`;
  });
}

function trimmed({ text, start, end }: TextState): TextState {
  const words = text.slice(start, end);
  if (!words.trim()) return { text, start, end: start };
  const first = start + words.length - words.trimStart().length;
  return { text, start: first, end: first + words.trim().length };
}

function insertion(from: number, to: number, insert: string): TextEdit {
  const caret = from + insert.length;
  return { from, to, insert, start: caret, end: caret };
}

/** Returns the URL with escaped brackets, because a closing bracket would end the link. */
function target(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
