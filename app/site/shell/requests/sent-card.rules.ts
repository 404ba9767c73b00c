/** What a request says of itself, read from the message that was sent: the truth of what the office got. */

/**
 * From the link to its chat: of the half in the visitor's language the bold line that names it, those after it,
 * and the bold line with what it comes to; of the whole its last line, the page of the trip.
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
