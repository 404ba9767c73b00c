import { setTimeout } from 'node:timers/promises';
import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** Hidden elements of Base UI that pass the focus on at once, which axe does not know. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]';

const WCAG_22_AA: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Describing passed rules takes as long as finding violations.
  resultTypes: ['violations'],
  // The rules do not read style sheets, so these are not loaded again, which is ten times faster.
  preload: { assets: ['media'] },
};

/**
 * Checks the page, or the part `within` a selector, against the rules of WCAG 2.2 AA that a machine
 * can check. A long form takes seconds.
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

/** Selectors that axe includes and excludes. */
interface Parts {
  include: string[];
  exclude?: string[];
}

/** Returns the violations in a page and its frames, which all belong to our site. */
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

/** Injects axe once per document, because its half a megabyte takes as long as checking a short page. */
async function provideAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
}

/** Maximum duration of an animation, longer than all of ours. */
const LONGEST_MOTION_MS = 600;

/**
 * Waits for fading elements, which have no contrast yet. Ignores animations that never end or
 * follow the scroll.
 */
async function settled(page: Page): Promise<void> {
  const motion = page.evaluate(() => {
    const ends = ({ effect, timeline }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(ends);
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => true);
  });
  // Uses the timer of Node, because a test may have stopped the page's clock.
  await Promise.race([motion.catch(() => false), setTimeout(LONGEST_MOTION_MS)]);
}

/** Returns true if the link's `::after` covers the whole row, which axe does not measure. */
function isStretched(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .evaluate((link) => getComputedStyle(link, '::after').position === 'absolute');
}

/**
 * Returns true if the element stays covered after it is scrolled into view. Elements below the
 * header are always partly covered while the page scrolls.
 */
async function isCoveredForGood(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const again = await violationsOf(page, { include: [selector] }, { runOnly: ['target-size'] });
  return again.length > 0;
}
