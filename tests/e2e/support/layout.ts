import type { Page } from '@playwright/test';

export interface Layout {
  /** Number of pixels by which the page is wider than the window. */
  overflow: number;
  /**
   * Visible numbers, amounts and times that a box without scrolling cuts off, or that are wider
   * than their block.
   */
  cutNumbers: string[];
  /**
   * Visible amounts of money, phone numbers, dates and counts that are broken into several lines.
   */
  brokenAmounts: string[];
  /**
   * Amounts of money that are laid out but cannot be seen. Leaves out content with `display: none`,
   * such as a closed tab.
   */
  unseenAmounts: string[];
  seenAmounts: number;
}

/** Measures the page. Reads its texts only once, because hundreds of pages are measured. */
export const layoutOf = (page: Page): Promise<Layout> => page.evaluate(readLayout);

export function readLayout(): Layout {
  const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;
  const MONEY = /[€$₺]\s?\d|\d\s?[€$₺]/;
  const UNITS = [
    'gün|hafta|ay|adet|kişi|kapı|araç',
    'days?|weeks?|months?|people|doors?|seats?|cars?',
    'Tagen?|Tage?|Wochen?|Monate?n?|Personen?|Türe?n?|Sitze?|Fahrzeuge?n?',
    'день|дня|дней|недел[яиь]|месяц(?:а|ев)?|чел\\.|двер(?:ь|и|ей)|мест[оа]?|автомобил(?:ь|я|ей)',
  ].join('|');
  const MONTHS = 'Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara';
  const AMOUNT = new RegExp(
    [
      /[€$₺]\d[\d.,]*|\d[\d.,\u00a0\u202f]*\s?[€$₺]|\+\d[\d ]{6,}/.source,
      `\\d+\\s(?:${UNITS})(?!\\p{L})`,
      `\\d+\\s(?:${MONTHS})(?=\\P{L}|[a-zşü]+ \\d{4}|$)`,
    ].join('|'),
    'gu',
  );
  const layout: Layout = {
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    cutNumbers: [],
    brokenAmounts: [],
    unseenAmounts: [],
    seenAmounts: 0,
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const text = node.textContent ?? '';
    const element = node.parentElement;
    if (!/\d/.test(text) || !element?.checkVisibility()) continue;
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isShown && NUMBER.test(text.trim())) lookForCuts(node, element, text.trim());
    if (element.closest('script, .sr-only')) continue;
    if (isShown) lookForBreaks(node, text);
    if (MONEY.test(text) && !element.closest('noscript, option')) lookForAmount(node, isShown);
  }
  for (const input of document.querySelectorAll('input')) {
    if (!NUMBER.test(input.value) || !input.checkVisibility()) continue;
    if (input.scrollWidth > input.clientWidth + 1) layout.cutNumbers.push(input.value);
  }
  return layout;

  function lookForCuts(node: Node, element: Element, text: string): void {
    const written = boxOf(node);
    if (isCut(element, written) || sticksOut(element, written)) layout.cutNumbers.push(text);
  }

  function lookForBreaks(node: Node, text: string): void {
    for (const { index, 0: amount } of text.matchAll(AMOUNT)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + amount.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) layout.brokenAmounts.push(amount);
    }
  }

  function lookForAmount(node: Node, isShown: boolean): void {
    const { width, height } = boxOf(node);
    if (isShown && width > 1 && height > 1) layout.seenAmounts += 1;
    else layout.unseenAmounts.push(String(node.textContent?.trim()));
  }

  function boxOf(node: Node): DOMRect {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  }

  function isCut(from: Element, { left, right }: DOMRect): boolean {
    for (let box: Element | null = from; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      // Visually hidden content is in a box of one pixel.
      if (edge.width <= 1) return false;
      if (left < edge.left - 1 || right > edge.right + 1) return true;
    }
    return false;
  }

  function sticksOut(from: Element, { left, right }: DOMRect): boolean {
    let block = from;
    while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement;
    const { paddingLeft, paddingRight, overflowX } = getComputedStyle(block);
    const edge = block.getBoundingClientRect();
    const start = edge.left + Number.parseFloat(paddingLeft);
    const end = edge.right - Number.parseFloat(paddingRight);
    return overflowX === 'visible' && (left < start - 1 || right > end + 1);
  }
}

/**
 * Returns the HTML of visible controls that have no outline when they are focused. Meant for forced
 * colours.
 */
export function withoutVisibleFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]',
    );
    const found: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control || isMarked(control)) continue;
      found.push(control.outerHTML.slice(0, 160));
    }
    return found;

    // The outline may also belong to the element after the control, to its parent or to its label.
    function isMarked(control: Element): boolean {
      const { nextElementSibling, parentElement } = control;
      const around = [control, nextElementSibling, parentElement, control.closest('label')];
      return around.some((box) => box && getComputedStyle(box).outlineStyle !== 'none');
    }
  });
}

/** Returns the text of tables with amounts of money that are wider than the box around them. */
export function cutTables(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const boxes = [...main.querySelectorAll<HTMLElement>(':has(> table)')];
    // Leaves out visually hidden content, which is in a box of one pixel.
    return boxes
      .filter((box) => box.checkVisibility() && box.clientWidth > 1)
      .filter((box) => /[€$₺]\d/.test(box.innerText))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((box) => box.innerText.slice(0, 160));
  });
}

/**
 * Returns the HTML of visible controls whose state has no outline or border: pressed, selected,
 * current or checked ones, and buttons. Meant for forced colours, in which backgrounds are missing.
 */
export function withoutVisibleState(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const on = ['[aria-pressed="true"]', '[aria-selected="true"]', '[aria-current]'];
    const chosen = [
      ...document.querySelectorAll(`:is(a, button):is(${on.join()}):not([aria-current="false"])`),
      // The label shows the state of its radio button, which is hidden.
      ...document.querySelectorAll('label:has(> input[type="radio"]:checked)'),
    ];
    (document.activeElement as HTMLElement | null)?.blur();
    return [
      ...chosen.filter((control) => getComputedStyle(control).outlineStyle === 'none'),
      ...[...document.querySelectorAll('.button')].filter(
        (button) => getComputedStyle(button).borderTopStyle === 'none',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.outerHTML.slice(0, 160));
  });
}

/**
 * Returns the values of fields, and the chosen options, that are longer than their field is wide.
 */
export function cutValues(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
      .filter((field) => field.checkVisibility() && !['checkbox', 'radio'].includes(field.type))
      .map((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const room =
          field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const text =
          field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value;
        if (pen) pen.font = font;
        return (pen?.measureText(text ?? '').width ?? 0) > room + 1 ? (text ?? '') : '';
      })
      .filter(Boolean);
  });
}

/**
 * Returns visible words that are broken into two lines without a hyphen. Words with soft hyphens
 * may be broken, and also e-mail and web addresses. Chromium has no Turkish dictionary for
 * `hyphens: auto`.
 */
export function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,:’'][\p{L}\p{M}\p{N}]+)*/gu;
    const BREAKABLE = /[@/\u00ad]|^www\.|\.(com|tr)\b/;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.textContent?.trim()) continue;
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('script, style, noscript, option, .sr-only')) continue;
      const whole = document.createRange();
      whole.selectNodeContents(node);
      // A text on one line breaks no word. Checking each word would be most of the work.
      if (linesOf(whole) < 2) continue;
      for (const { index: start, 0: token } of node.textContent.matchAll(/\S+/g)) {
        if (BREAKABLE.test(token)) continue;
        for (const { index, 0: word } of token.matchAll(WORD)) {
          const range = document.createRange();
          range.setStart(node, start + index);
          range.setEnd(node, start + index + word.length);
          if (linesOf(range) > 1) found.push(word);
        }
      }
    }
    return found;

    function linesOf(range: Range): number {
      const seen = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(seen.map(({ top }) => Math.round(top))).size;
    }
  });
}
