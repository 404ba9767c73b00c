/**
 * Marks the free day below the pointer and tells which one is clicked. By listeners of its own on the
 * whole board, so that neither a day costs an element nor a movement a rendering. A shortcut for the
 * pointer: the link in each row's head does the same from the keyboard.
 */
export function watchFreeDays(
  board: HTMLElement,
  {
    days,
    first,
    onChoose,
  }: { days: number; first: number; onChoose: (row: string, day: number) => void },
): () => void {
  const stop = new AbortController();
  let marked: HTMLElement | null = null;

  function freeDayAt({ target, clientX }: MouseEvent): { line: HTMLElement; day: number } | null {
    const line = (target as Element).closest<HTMLElement>('[data-row]');
    if (!line || (target as Element).closest('a')) return null;
    const { left, width } = line.getBoundingClientRect();
    const day = Math.floor(((clientX - left) / width) * days);
    return day >= first && day < days ? { line, day } : null;
  }

  function mark(at: ReturnType<typeof freeDayAt>) {
    if (marked && marked !== at?.line) delete marked.dataset.free;
    marked = at?.line ?? null;
    if (!at) return;
    at.line.dataset.free = '';
    at.line.style.setProperty('--free', String(at.day));
  }

  const { signal } = stop;
  board.addEventListener(
    'pointermove',
    (event) => mark(event.pointerType === 'mouse' ? freeDayAt(event) : null),
    { signal },
  );
  board.addEventListener('pointerleave', () => mark(null), { signal });
  board.addEventListener(
    'click',
    (event) => {
      const at = freeDayAt(event);
      if (at) onChoose(at.line.dataset.row ?? '', at.day);
    },
    { signal },
  );
  return () => stop.abort();
}
