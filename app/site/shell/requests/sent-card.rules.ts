/** Summary of a request, read from the message that was sent, so that it shows what the office got. */

/**
 * Reads the link to the chat. From the half in the visitor's language: the bold line with the name,
 * the lines after it, and the bold line with the total. From the whole: the last line, the trip
 * page.
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
