import { useEffect, useState } from 'react';

/** Part of the window's height, from the top, in which a part of a page counts as being read. */
const READING_SHARE = 0.35;

/** Which of the elements with these ids is being read: the first in the upper part of the window. */
export function useTopmost(ids: readonly string[]): string | undefined {
  const [topmost, setTopmost] = useState(ids[0]);
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = ids.find((id) => inView.has(id));
        if (first) setTopmost(first);
      },
      { rootMargin: `0px 0px -${(1 - READING_SHARE) * 100}% 0px` },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return topmost;
}
