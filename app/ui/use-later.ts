import { useState } from 'react';

/**
 * A component whose script is fetched by `prepare`, when the pointer or the focus comes near what needs it: null until
 * it is there. Without the line it stays null, and the next `prepare` tries again.
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
