import type { ReactElement } from 'react';

/**
 * Children that may have siblings: elements or nothing, never a bare text (decision 043). The type refuses a
 * text at compile time.
 */
export type Elements =
  | ReactElement
  | readonly Elements[]
  | boolean
  | null
  | undefined
  | ''
  | 0
  | 0n;
