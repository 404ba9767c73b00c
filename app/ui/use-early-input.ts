import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hands over, once, what a form already holds when its page comes alive: typed before the scripts
 * arrived, or kept by the browser over a reload. Only the controls know of it until then, and the
 * first change would lose it.
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  adopt: (typed: FormData) => void,
) {
  const handOver = useEffectEvent(adopt);
  useLayoutEffect(() => {
    if (!form.current) return;
    // Read before any rendering can reset a control; the router navigates only a moment later.
    const typed = new FormData(form.current);
    queueMicrotask(() => handOver(typed));
  }, [form]);
}
