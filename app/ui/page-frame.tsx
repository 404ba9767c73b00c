import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';

/**
 * Shows `children` as a separate page in an iframe with the site's style sheets. The page has its own width for
 * media queries, its own language and its own ids. Links to other sites open in a new tab, links within the
 * page scroll, and all other links do nothing.
 */
export function PageFrame({
  title,
  lang,
  className,
  children,
}: {
  title: string;
  lang: string;
  className?: string;
  children: ReactNode;
}) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title={title}
        srcDoc={EMPTY_PAGE}
        onLoad={async ({ currentTarget }) => {
          const page = currentTarget.contentDocument;
          if (!page) return;
          page.documentElement.lang = lang;
          page.title = title;
          // Runs before the router's links get the click.
          page.addEventListener('click', holdLink, { capture: true });
          await copyStyleSheets(page);
          setBody(page.body);
        }}
        className={className}
      />
      {body && createPortal(children, body)}
    </>
  );
}

/** Copies the style sheets. Resolves when each has loaded or failed. */
async function copyStyleSheets(page: Document): Promise<void> {
  const sheets = document.head.querySelectorAll('link[rel="stylesheet"], style');
  await Promise.all(
    [...sheets].map((sheet) => {
      const copy = page.importNode(sheet, true);
      page.head.append(copy);
      if (!('sheet' in copy) || copy.sheet) return null;
      return new Promise((resolve) => {
        copy.addEventListener('load', resolve);
        copy.addEventListener('error', resolve);
      });
    }),
  );
}

/**
 * Prevents links from leaving the frame. Elements of an iframe are never an `instanceof` this window's classes,
 * so the code checks none.
 */
function holdLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  const address = link.getAttribute('href') ?? '';
  event.preventDefault();
  if (address.startsWith('#')) {
    link.ownerDocument.getElementById(decodeURIComponent(address.slice(1)))?.scrollIntoView();
  } else if (/^https?:/.test(address)) {
    window.open(address, '_blank', 'noopener');
  }
}
