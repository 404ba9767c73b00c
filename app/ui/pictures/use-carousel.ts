import { useEffect, useRef, useState } from 'react';

const FADE_MS = 250;

/** So much of a slide's area makes it one to use. */
const IN_VIEW = 0.5;

/**
 * Pages of a scrolling box whose children stand side by side, `perPage` at a time. `show` scrolls
 * to a page, counting round at both ends; swipes and focus move `page` too. `trackProps` go on the
 * box.
 */
export function useCarousel(slideCount: number, perPage: number) {
  const pages = Math.ceil(slideCount / perPage);
  const track = useRef<HTMLDivElement>(null);
  /** Where a scroll of ours is to end, until it does or the visitor takes over. */
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
    // The end of an earlier scroll that ours has overtaken.
    if (aim.current !== null && Math.abs(scrollLeft - aim.current) > 2) return;
    letGo();
    const atEnd = scrollLeft >= scrollWidth - clientWidth - 2;
    setPage(atEnd ? pages - 1 : Math.round(scrollLeft / clientWidth));
  }

  function letGo() {
    aim.current = null;
  }

  /**
   * Slides out of view are not for the keyboard: dots and arrows lead there. By script, so that
   * without one nothing is closed; in a stack all of them are in view.
   */
  useEffect(() => {
    const box = track.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (slides) => {
        // Not laid out yet (`content-visibility`): where the slides are is not known.
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
    onWheel: letGo,
    onTouchStart: letGo,
    onFocus: letGo,
  };
  return { page, pages, show, trackProps };
}

/** Rushing past many slides would make people dizzy, so far ones appear in place. */
function fadeIn(box: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  box.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
}
