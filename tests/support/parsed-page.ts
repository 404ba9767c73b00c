import { configure } from '@testing-library/dom';
import { JSDOM } from 'jsdom';

// Pages are read without their style sheets, so nothing tells which elements can be seen.
configure({ defaultHidden: true });

/**
 * Root element of a page's HTML, for the queries of `@testing-library/dom`. Scripts do not run. Soft hyphens and
 * no-break spaces are layout, so tests name texts without them.
 */
export function parsedPage(html: string): HTMLElement {
  const plain = html.replaceAll('\u00ad', '').replace(/[\u00a0\u202f]/g, ' ');
  return new JSDOM(plain).window.document.documentElement;
}

/** Text that a person can read in an element, with single spaces. */
export function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const unread of copy?.querySelectorAll(UNREAD) ?? []) unread.remove();
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const UNREAD = 'head, script, style, template, option, [aria-hidden="true"]';

/**
 * Returns the request of a browser without scripts that submits a form of the page `at` with
 * changed fields, for `app.inject`. `method` is the button's, if it has its own.
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
