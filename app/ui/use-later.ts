import { useState } from 'react';

/**
 * Returns a component and `prepare`, which loads the component's script, for example when the pointer or the
 * focus approaches. The component is null until it has loaded. If loading fails it stays null, and the next
 * `prepare` tries again.
 */
export function useLater<Part>(fetchPart: () => Promise<Part>): [Part | null, () => void] {
  const [part, setPart] = useState<Part | null>(null);
  function prepare() {
    if (part) return;
    fetchPart().then(
      (fetched) => setPart(() => fetched),
      () => {},
    );
  }
  return [part, prepare];
}
