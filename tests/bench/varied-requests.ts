/**
 * Number of pages that the product renders at the same time. It would refuse some of more requests.
 */
const AT_ONCE = 4;
const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2027, 0, 1);
const WORDS = ['antalya', 'kaş', 'araç', 'havalimanı', 'plaj', 'yol', 'bagaj', 'tarih'];

const day = (n: number) => new Date(FIRST_DAY_MS + n * DAY_MS).toISOString().slice(0, 10);

/** Returns the path of the nth request, which no other request has. */
function address(n: number, carPath: string): string {
  const dates = `pickupDate=${day(n % 700)}&returnDate=${day((n % 700) + 1 + (n % 13))}`;
  const prices = `minPrice=${n % 50}&maxPrice=${1000 + n}`;
  const search = encodeURIComponent(`${WORDS[n % WORDS.length]} ${n}`);
  const kinds = [
    `/cars?${dates}&${prices}`,
    `${carPath}?${dates}&pickupTime=${String(n % 24).padStart(2, '0')}:00&n=${n}`,
    `/api/listings?pickupDate=${day(n % 700)}&dropoffDate=${day((n % 700) + 1 + (n % 13))}&${prices}`,
    `/news?search=${search}`,
    `/transfer?dropoffLocation=${search}`,
    `/api/blogs?search=${search}`,
    `/api/listings?search=${search}`,
    `/api/transfers?n=${n}`,
  ];
  return kinds[n % kinds.length] ?? '/';
}

/**
 * Sends requests of many different visitors (pages, lists and searches), from number `from` on.
 * Returns the number of responses by status, as a text.
 */
export async function requestVaried(
  url: string,
  { from, count }: { from: number; count: number },
): Promise<string> {
  const [, carPath = '/cars'] =
    /href="(\/cars\/[^"?]+)/.exec(await (await fetch(`${url}/cars`)).text()) ?? [];
  const statuses = new Map<number, number>();
  let next = from;
  async function work() {
    while (next < from + count) {
      const n = next;
      next += 1;
      const answer = await fetch(url + address(n, carPath));
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ');
}
