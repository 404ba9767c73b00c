import { expect, type Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

export function recordLayoutShifts(): void {
  const shifts: string[] = [];
  Object.assign(globalThis, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const place = ({ x, y, width, height }: DOMRectReadOnly) =>
        [x, y, width, height].map(Math.round).join(' ');
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        // Only the tag with id and class, because the HTML would be too long.
        const what =
          node instanceof Element
            ? `<${node.localName} id="${node.id}" class="${node.getAttribute('class') ?? ''}">`
            : String(node?.textContent).slice(0, 60);
        return `${what} from ${place(previousRect)} to ${place(currentRect)}`;
      });
      shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Sum of shifts that nobody sees. A slow processor renders the header before it has read all of it,
 * which shifts 0.0046. A line of text that appears late above a list would shift 0.02.
 */
const UNSEEN_SHIFT = 0.005;

/**
 * Expects that nothing in the page has moved without the visitor's action since it was opened.
 * `most` is the accepted sum of shifts.
 */
export async function expectNoLayoutShift(page: Page, most = UNSEEN_SHIFT): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Waits for two frames, so that the last layout is counted.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { layoutShifts: string[] }).layoutShifts,
  );
  if (shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0) <= most) return;
  expect(shifts, 'parts of the page that moved on their own').toEqual([]);
}
