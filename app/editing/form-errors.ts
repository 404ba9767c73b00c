import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';
import type { FieldError } from '#app/lib/app-error.ts';

/** The first message in a branch of the form library's tree of errors; null when there is none. */
export function messageIn(errors: object, field: string): string | null {
  return firstMessage(get(errors, field));
}

function firstMessage(branch: unknown): string | null {
  if (branch === null || typeof branch !== 'object') return null;
  if ('message' in branch && typeof branch.message === 'string') return branch.message;
  // An error carries the control it is about, which is no part of the tree.
  const parts = Array.isArray(branch) || !('ref' in branch) ? Object.values(branch) : [];
  return parts.map(firstMessage).find((message) => message !== null) ?? null;
}

/** The form library's tree of errors: the first message of each field. */
export function errorTree<Form extends FieldValues>(
  errors: readonly FieldError[],
): FieldErrors<Form> {
  const tree = {};
  for (const { field, message } of errors) {
    if (!get(tree, field)) set(tree, field, { type: 'check', message });
  }
  return tree;
}
