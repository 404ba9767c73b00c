import { useCallback } from 'react';
import { type Blocker, type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { SIGN_IN_PATH } from '../sign-in-path.rules.ts';

/**
 * Asks before what was typed is lost: by a link, the back button (`<UnsavedDialog>` with what this
 * returns) or a closed tab (the browser's own question). One per screen:
 * `const leaving = useUnsavedGuard(isDirty);` and `<UnsavedDialog leaving={leaving} text={…} />`.
 *
 * Redirects of loaders and actions always pass: to the sign-in page, and after saving. The way to
 * the sign-in page by `navigate` passes, too.
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
  // The page's own address is its form being sent, or a link to a part of it.
  const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
    dirty &&
    nextLocation.pathname !== SIGN_IN_PATH &&
    currentLocation.pathname + currentLocation.search !==
      nextLocation.pathname + nextLocation.search;
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
  /** What was typed is given up. */
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
