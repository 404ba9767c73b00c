import { configure } from '@testing-library/dom';
import { JSDOM } from 'jsdom';

// Style sheets are not loaded, so it is unknown which elements are hidden.
configure({ defaultHidden: true });

/**
 * Returns the root element of a page's HTML, for queries of `@testing-library/dom`. Scripts do not
 * run. Removes soft hyphens and replaces no-break spaces, so that tests can name texts without
 * them.
 */
export function parsedPage(html: string): HTMLElement {
  const plain = html.replaceAll('\u00ad', '').replace(/[\u00a0\u202f]/g, ' ');
  return new JSDOM(plain).window.document.documentElement;
}

/**
 * Returns an element's text with single spaces, without scripts, styles, options and parts that are
 * hidden from screen readers. Empty if there is no element.
 */
export function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const unread of copy?.querySelectorAll(UNREAD) ?? []) unread.remove();
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const UNREAD = 'head, script, style, template, option, [aria-hidden="true"]';

/**
 * Returns the request for `app.inject` that a browser without scripts sends for a form on the page
 * `at`, with changed fields. `method` is the form's, or the one of the pressed button.
 */
export function submission(
  form: HTMLElement,
  at: string,
  changes: Record<string, string> = {},
  method: string | null = form.getAttribute('method'),
) {
  const sent = new URLSearchParams();
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const { name, type, value } = field;
    if (!name || field.disabled || type === 'submit') continue;
    const change = sent.has(name) ? undefined : changes[name];
    if (type !== 'checkbox' && type !== 'radio') sent.append(name, change ?? value);
    else if (change === undefined ? field.checked : value === change) sent.append(name, value);
  }
  const { pathname, search } = new URL(
    form.getAttribute('action') ?? '',
    `http://kervan.test${at}`,
  );
  if (method !== 'post') return { method: 'GET', url: `${pathname}?${sent}` } as const;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', url: pathname + search, headers, payload: `${sent}` } as const;
}

/** Returns the place that is chosen in the request form of a car; undefined if there is none. */
export function chosenPlace(form: HTMLElement, name: 'pickupLocation' | 'dropoffLocation') {
  return form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
}
