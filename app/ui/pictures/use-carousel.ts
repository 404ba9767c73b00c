import { useEffect, useRef, useState } from 'react';

const FADE_MS = 250;

/** Share of a slide's area that must be visible before the slide can be used. */
const IN_VIEW = 0.5;

/**
 * Returns the pages of a scrolling box whose children are side by side, `perPage` on a page. Pages count from
 * 0. `show` scrolls to a page; after the last page follows the first, and vice versa. Swipes and focus change
 * `page`, too. `trackProps` are the attributes of the box.
 */
export function useCarousel(slideCount: number, perPage: number) {
  const pages = Math.ceil(slideCount / perPage);
  const track = useRef<HTMLDivElement>(null);
  /** Target in px of a scroll that `show` started, until it ends or the visitor scrolls. */
  const aim = useRef<number | null>(null);
  const [page, setPage] = useState(0);

  function show(target: number) {
    const wrapped = (target + pages) % pages;
    setPage(wrapped);
    const box = track.current;
    if (!box) return;
    const [first, wanted] = [box.children[0], box.children[wrapped * perPage]] as HTMLElement[];
    const left = (wanted?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    aim.current = Math.min(left, box.scrollWidth - box.clientWidth);
    const near = Math.abs(wrapped - page) <= 1;
    box.scrollTo({ left: aim.current, behavior: near ? 'auto' : 'instant' });
    if (!near) fadeIn(box);
  }

  function followScroll() {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0 || scrollWidth <= clientWidth) return;
    // Ignores the end of an earlier scroll that `show` has replaced.
    if (aim.current !== null && Math.abs(scrollLeft - aim.current) > 2) return;
    forgetAim();
    const atEnd = scrollLeft >= scrollWidth - clientWidth - 2;
    setPage(atEnd ? pages - 1 : Math.round(scrollLeft / clientWidth));
  }

  function forgetAim() {
    aim.current = null;
  }

  /**
   * Removes slides out of view from the tab order, because dots and arrows lead to them. A script does this, so
   * that all slides can be reached without scripts. Stacked slides are all in view.
   */
  useEffect(() => {
    const box = track.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (slides) => {
        // The slides have no position before they are laid out (`content-visibility`).
        if (box.checkVisibility?.({ contentVisibilityAuto: true }) === false) return;
        for (const { target, intersectionRatio } of slides) {
          const keepsFocus = target.contains(document.activeElement);
          target.toggleAttribute('inert', intersectionRatio < IN_VIEW && !keepsFocus);
        }
      },
      { root: box, threshold: IN_VIEW },
    );
    const observe = () => {
      observer.disconnect();
      for (const slide of Array.from(box.children).slice(0, slideCount)) observer.observe(slide);
    };
    observe();
    document.addEventListener('contentvisibilityautostatechange', observe);
    return () => {
      document.removeEventListener('contentvisibilityautostatechange', observe);
      observer.disconnect();
    };
  }, [slideCount]);

  const trackProps = {
    ref: track,
    onScrollEnd: followScroll,
    onWheel: forgetAim,
    onTouchStart: forgetAim,
    onFocus: forgetAim,
  };
  return { page, pages, show, trackProps };
}

/** Fades in a distant page, because scrolling past many slides would make people dizzy. */
function fadeIn(box: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  box.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
}
