import { setTimeout } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Base UI's: hidden, and whoever tabs on to one is led on at once, which axe cannot know. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]';

const WCAG_22_AA: Parameters<AxeBuilder['options']>[0] = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // To describe what is in order takes as long as to find what is not.
  resultTypes: ['violations'],
};

/**
 * The page as it stands, or the part `within` a selector, breaks no machine-checkable rule of WCAG
 * 2.2 AA. A long form takes seconds; a part of it, in many states, need not.
 */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page }).include(within).exclude(FOCUS_GUARD).options(WCAG_22_AA);
  // A second page would check only frames of other sites; those of ours are checked without it.
  const { violations } = await axe.setLegacyMode().analyze();
  const faults: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { html, target, failureSummary = '' } of nodes) {
      const covered = /obscured/.test(failureSummary);
      if (covered && !(await isCoveredForGood(page, String(target[0])))) continue;
      faults.push(`${id} (${help}): ${html}\n  ${failureSummary}`);
    }
  }
  expect(faults, 'accessibility faults').toEqual([]);
}

/** Longer than anything of ours takes to fade or slide in. */
const LONGEST_MOTION_MS = 600;

/** What is fading in has no contrast yet. Some motion never ends, so the wait does in any case. */
async function settled(page: Page): Promise<void> {
  const motion = page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => true),
  );
  // Counted here: a test may have stopped the page's clock.
  await Promise.race([motion.catch(() => false), setTimeout(LONGEST_MOTION_MS)]);
}

/** Something is always just sliding below the header: what counts is how it is once scrolled into view. */
async function isCoveredForGood(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const again = new AxeBuilder({ page }).include(selector).withRules('target-size');
  return (await again.analyze()).violations.length > 0;
}
