/** What differs in a long text, so that two versions of it can be compared on a screen. */

/** Lines around what differs that are shown with it. */
const CONTEXT = 1;

interface TextPart {
  lines: { text: string; changed: boolean }[];
  /** Whether there is more of the text, the same in both, before and after. */
  before: boolean;
  after: boolean;
}

/** The part of `text` in which it differs from `other`, by whole lines. */
export function differingPart(text: string, other: string): TextPart {
  const lines = text.split('\n');
  const others = other.split('\n');
  const least = Math.min(lines.length, others.length);
  let head = 0;
  while (head < least && lines[head] === others[head]) head += 1;
  let tail = 0;
  while (tail < least - head && lines.at(-1 - tail) === others.at(-1 - tail)) tail += 1;
  const theirs = new Set(others.slice(head, others.length - tail));
  const from = Math.max(0, head - CONTEXT);
  const to = Math.min(lines.length, lines.length - tail + CONTEXT);
  return {
    before: from > 0,
    after: to < lines.length,
    lines: lines.slice(from, to).map((line, i) => {
      const place = from + i;
      const differs = place >= head && place < lines.length - tail;
      return { text: line, changed: differs && line.trim() !== '' && !theirs.has(line) };
    }),
  };
}
