import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells a screen reader which page it is on after a move that loaded no document. What makes a page
 * another one is its path, or `place` where one path has several. `focusHeading`: the keyboard goes on
 * from the page's heading, also after Back, where the scroll is restored all the same; an address
 * with a fragment says itself where to go on.
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
