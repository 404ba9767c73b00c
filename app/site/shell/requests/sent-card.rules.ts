/** The summary is read from the message that was sent, so that it shows what the office got. */

/**
 * Returns the summary of the message in a chat's link. From the first half, in the visitor's
 * language: the first bold line (title), the lines after it, and the next bold line (total). From
 * the last line: the URL of the trip page.
 */
export function sentRequest(chat: string): {
  title: string;
  lines: string[];
  total: string;
  trip: string;
} {
  const message = new URL(chat).searchParams.get('text') ?? '';
  const all = message.split('\n');
  const first = all.findIndex(isBold);
  const end = all.indexOf('', first);
  const [title = '', ...lines] = all.slice(first, end);
  const total = all.slice(first + 1).find(isBold) ?? '';
  return {
    title: plain(title),
    lines: lines.slice(0, lines.includes(total) ? lines.indexOf(total) : lines.length),
    total: plain(total),
    trip: all.at(-1) ?? '',
  };
}

function isBold(line: string): boolean {
  return line.startsWith('*');
}

function plain(line: string): string {
  return line.replaceAll('*', '');
}
