import { type RefObject, useEffect, useEffectEvent } from 'react';

/** So that what is loaded is there when the visitor is. */
const NEAR = '300px';

/** Calls once, when the element comes near to what can be seen. Not where visitors save data. */
export function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        near();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}

/** https://wicg.github.io/savedata/ — not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
