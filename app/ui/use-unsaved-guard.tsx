import { useCallback } from 'react';
import { type Blocker, type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * Asks before what was typed is lost: by a link, the back button (`<UnsavedDialog>` with what this
 * returns) or a closed tab (the browser's own question). One per screen:
 * `const leaving = useUnsavedGuard(isDirty);` and `<UnsavedDialog leaving={leaving} title=… />`.
 *
 * Redirects of loaders and actions pass, whatever was typed: that to the sign-in page, and the one
 * after saving. So save with an action that redirects, not with `navigate`.
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
    currentLocation.pathname + currentLocation.search !==
      nextLocation.pathname + nextLocation.search;
  return useBlocker(leavesPage);
}

export function UnsavedDialog({
  leaving,
  title,
  text,
  leaveLabel,
  stayLabel,
  lang,
}: {
  leaving: Blocker;
  title: string;
  text: string;
  leaveLabel: string;
  stayLabel: string;
  lang?: string;
}) {
  return (
    <ConfirmDialog
      open={leaving.state === 'blocked'}
      onOpenChange={(open) => !open && leaving.reset?.()}
      title={title}
      text={text}
      confirmLabel={leaveLabel}
      cancelLabel={stayLabel}
      onConfirm={() => leaving.proceed?.()}
      destructive
      lang={lang}
    />
  );
}
