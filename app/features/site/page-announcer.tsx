import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Tells a screen reader which page it is on after a move that loaded no document. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const region = useRef<HTMLParagraphElement>(null);
  const announced = useRef(pathname);
  useEffect(() => {
    // The first page is announced by the browser itself.
    if (announced.current === pathname || !region.current) return;
    announced.current = pathname;
    region.current.textContent = document.title;
  }, [pathname]);
  return <p ref={region} role="status" className="sr-only" />;
}
