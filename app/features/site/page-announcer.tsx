import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells a screen reader which page it is on after a move that loaded no document. What makes a page
 * another one is its path, or `place` where one path has several.
 */
export function PageAnnouncer({ place }: { place?: string }) {
  const { pathname } = useLocation();
  const current = place ?? pathname;
  const region = useRef<HTMLParagraphElement>(null);
  const announced = useRef(current);
  useEffect(() => {
    // The first page is announced by the browser itself.
    if (announced.current === current || !region.current) return;
    announced.current = current;
    region.current.textContent = document.title;
  }, [current]);
  return <p ref={region} role="status" className="sr-only" />;
}
