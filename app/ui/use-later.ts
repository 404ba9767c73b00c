import { useState } from 'react';

/**
 * Returns a component and `prepare`, which loads its script, for example when pointer or focus come
 * near. The component is null until it has loaded. If the connection is lost it stays null, and the
 * next `prepare` tries again.
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
