import type { ReactElement } from 'react';

/**
 * What other children may have as a sibling: elements or nothing, never a bare text (decision 043). A
 * prop of this type refuses a text where the component is used.
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
