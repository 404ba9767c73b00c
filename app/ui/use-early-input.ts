import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** The fields of a form that were typed into and are not shown yet; null when there are none. */
export function earlyChanges<Form extends object>(shown: Form, typed: Form): Partial<Form> | null {
  const changes = Object.entries(typed).filter(
    ([name, value]) => shown[name as keyof Form] !== value,
  );
  return changes.length > 0 ? (Object.fromEntries(changes) as Partial<Form>) : null;
}

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
