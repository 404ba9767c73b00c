import { useCallback } from 'react';
import {
  type Blocker,
  type BlockerFunction,
  type Location,
  useBeforeUnload,
  useBlocker,
} from 'react-router';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { SIGN_IN_PATH } from '../sign-in-path.rules.ts';

/** Parameter of an address that chooses the part of a form. The form keeps its input when it changes. */
export const PART_PARAM = 'page';

/** Returns an address without the part of the form. */
export function formAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete(PART_PARAM);
  return `${pathname}?${query}`;
}

/**
 * Asks before unsaved input is lost by a link, the back button (`<UnsavedDialog>` with the returned
 * blocker) or a closed tab (the browser's own question). Called once on each screen: `const leaving
 * = useUnsavedGuard(isDirty);` and `<UnsavedDialog leaving={leaving} text={…} />`.
 *
 * Lets redirects of loaders and actions pass, to the sign-in page and after saving, and also
 * `navigate` to the sign-in page.
 */
export function useUnsavedGuard(dirty: boolean): Blocker {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (dirty) event.preventDefault();
      },
      [dirty],
    ),
  );
  // Lets the page's own address pass: the form is sent to this address, and links lead to its parts.
  const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
    dirty &&
    nextLocation.pathname !== SIGN_IN_PATH &&
    formAddress(currentLocation) !== formAddress(nextLocation);
  return useBlocker(leavesPage);
}

export function UnsavedDialog({
  leaving,
  text,
  onLeave,
  lang,
}: {
  leaving: Blocker;
  text: Record<'title' | 'text' | 'leave' | 'stay', string>;
  /** Called when the person discards the input. */
  onLeave?: () => void;
  lang?: string;
}) {
  return (
    <ConfirmDialog
      open={leaving.state === 'blocked'}
      onOpenChange={(open) => !open && leaving.reset?.()}
      title={text.title}
      text={text.text}
      confirmLabel={text.leave}
      cancelLabel={text.stay}
      onConfirm={() => {
        onLeave?.();
        leaving.proceed?.();
      }}
      destructive
      lang={lang}
    />
  );
}
