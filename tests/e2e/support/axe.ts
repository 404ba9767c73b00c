import { setTimeout } from 'node:timers/promises';
import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** Hidden elements of Base UI that pass the focus on at once. axe reports them. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]';

const WCAG_22_AA: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Without details of passed rules, which take as long as finding violations.
  resultTypes: ['violations'],
  // Loads media only. The rules do not read style sheets, which would take ten times as long.
  preload: { assets: ['media'] },
};

/**
 * Expects that axe finds no violation of WCAG 2.2 AA in the page, or in the part of it that
 * `within` selects. A long form takes seconds.
 */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  await settled(page);
  const violations = await violationsOf(
    page,
    { include: [within], exclude: [FOCUS_GUARD] },
    WCAG_22_AA,
  );
  const faults: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { html, target, failureSummary = '' } of nodes) {
      const selector = String(target[0]);
      const covered = /obscured/.test(failureSummary);
      if (covered && !(await isCoveredForGood(page, selector))) continue;
      if (id === 'target-size' && (await isStretched(page, selector))) continue;
      faults.push(`${id} (${help}): ${html}\n  ${failureSummary}`);
    }
  }
  expect(faults, 'accessibility faults').toEqual([]);
}

interface Parts {
  include: string[];
  exclude?: string[];
}

async function violationsOf(page: Page, parts: Parts, options: RunOptions): Promise<Result[]> {
  await Promise.all(page.frames().map(provideAxe));
  return page.evaluate(
    async ([parts, options]) => {
      const given = globalThis as unknown as { axe: typeof axe };
      return (await given.axe.run(parts, options)).violations;
    },
    [parts, options] as const,
  );
}

/** Injects axe once for each document. Its 0.5 MB take as long as checking a short page. */
async function provideAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
}

/** Maximum time to wait for animations; none of ours takes longer. */
const LONGEST_MOTION_MS = 600;

/**
 * Waits for the end of animations, because a fading element has too little contrast. Ignores
 * animations that never end or that follow the scroll position.
 */
async function settled(page: Page): Promise<void> {
  const motion = page.evaluate(() => {
    const ends = ({ effect, timeline }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(ends);
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => true);
  });
  // Node's timer, because a test may have stopped the clock of the page.
  await Promise.race([motion.catch(() => false), setTimeout(LONGEST_MOTION_MS)]);
}

/** Returns true if the link covers its whole row by `::after`, which axe does not measure. */
function isStretched(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .evaluate((link) => getComputedStyle(link, '::after').position === 'absolute');
}

/**
 * Returns true if the element is still covered after it was scrolled to the middle of the window.
 * While the page scrolls, the header covers elements for a moment.
 */
async function isCoveredForGood(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const again = await violationsOf(page, { include: [selector] }, { runOnly: ['target-size'] });
  return again.length > 0;
}
