import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';

/**
 * Shows `children` as a page of its own in a frame: with the site's style sheets, but with its own
 * width for media queries, its own language, and ids that meet no others. Links lead nowhere, save
 * those to other sites, which open in a new tab, and those within the page.
 */
export function PageFrame({
  title,
  lang,
  className,
  children,
}: {
  title: string;
  /** Language of the content. */
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

/** Resolves when they are there, or cannot be had. */
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

/** The frame's own elements are of another realm: nothing here is an `instanceof` ours. */
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
