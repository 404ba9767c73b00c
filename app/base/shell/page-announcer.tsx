import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Announces the new page to screen readers after a navigation that loaded no document. A page is
 * identified by its path, or by `place` if one path has several pages. If `focusHeading` is set,
 * the focus moves to the heading, also after Back, without scrolling. The browser moves the focus
 * if the address has a fragment.
 */
export function PageAnnouncer({
  place,
  focusHeading = false,
}: {
  place?: string;
  focusHeading?: boolean;
}) {
  const { pathname, hash } = useLocation();
  const current = place ?? pathname;
  const region = useRef<HTMLParagraphElement>(null);
  const announced = useRef(current);
  useEffect(() => {
    // The browser itself announces the first page.
    if (announced.current === current || !region.current) return;
    announced.current = current;
    region.current.textContent = document.title;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!focusHeading || !heading || hash) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [current, focusHeading, hash]);
  return <p ref={region} role="status" className="sr-only" />;
}
