import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells screen readers the new page after a navigation that loaded no document. A page is
 * identified by its path, and by `place` if one path has several pages. With `focusHeading` the
 * focus moves to the heading, also after Back, where the scroll position is still restored. An
 * address with a fragment moves the focus itself.
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
    // The first page is announced by the browser itself.
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
