import type { ReactElement } from 'react';

/**
 * Children that may stand beside others: elements or nothing, never a bare text (decision 043). A
 * prop of this type refuses a text at compile time.
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
