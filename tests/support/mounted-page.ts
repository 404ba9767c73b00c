import axe from 'axe-core';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** Presses a key, or a combination such as `Control+s`. */
export async function press(keys: string): Promise<void> {
  const names = keys.split('+');
  const last = names.pop() ?? '';
  const held = names.map((name) => `{${name}>}`).join('');
  const released = names.map((name) => `{/${name}}`).join('');
  await userEvent.keyboard(`${held}{${last}}${released}`);
}

export async function pressIn(field: Locator, keys: string): Promise<void> {
  ((await field.findElement()) as HTMLElement).focus();
  await press(keys);
}

export const innerTexts = (locator: Locator) =>
  locator.elements().map((element) => (element as HTMLElement).innerText);

/** Expects that axe finds no violation of WCAG 2.2 AA in the elements of this selector. */
export async function expectNoAxeViolations(within: string): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(
    { include: [within], exclude: ['[data-base-ui-focus-guard]'] },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    },
  );
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n  ${failureSummary}`),
  );
  expect(faults, 'accessibility faults').toEqual([]);
}

export const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });

/**
 * Returns the names of the table rows, from the top: the first text of each row header that screen
 * readers read.
 */
export function rowNames(): (string | undefined)[] {
  return page
    .getByRole('rowheader')
    .elements()
    .map((head) => {
      const named = Array.from(head.querySelectorAll('*')).find(
        (element) =>
          !element.closest('[aria-hidden="true"]') &&
          element.firstChild?.nodeType === Node.TEXT_NODE,
      );
      return named?.firstChild?.textContent ?? undefined;
    });
}
