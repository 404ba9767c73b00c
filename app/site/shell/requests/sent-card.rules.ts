/**
 * Returns the summary of a request, read from the message in the chat's link, so that it shows what
 * the office got. The title, the lines and the total are from the first half, in the visitor's
 * language: its first bold line, the lines below, and the next bold line. The last line of the
 * message is the URL of the trip page.
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
