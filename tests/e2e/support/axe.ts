import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Base UI's: hidden, and whoever tabs on to one is led on at once, which axe cannot know. */
const FOCUS_GUARD = '[data-base-ui-focus-guard]';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The page as it stands, or the part `within` a selector, breaks no machine-checkable rule of WCAG
 * 2.2 AA. A long form takes seconds; a part of it, in many states, need not.
 */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  // What is fading in has no contrast yet. Animations without an end, such as skeletons', are no wait;
  // one that is cut short rejects.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === 'running')
        .map(({ finished }) => finished),
    ),
  );
  const axe = new AxeBuilder({ page }).include(within).exclude(FOCUS_GUARD);
  const { violations } = await axe.withTags(WCAG_22_AA).analyze();
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

/** Something is always just sliding below the header: what counts is how it is once scrolled into view. */
async function isCoveredForGood(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const again = new AxeBuilder({ page }).include(selector).withRules('target-size');
  return (await again.analyze()).violations.length > 0;
}
