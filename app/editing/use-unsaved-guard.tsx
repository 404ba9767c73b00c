import { useCallback } from 'react';
import { type Blocker, type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';

/**
 * Asks before what was typed is lost: by a link, the back button (`<UnsavedDialog>` with what this
 * returns) or a closed tab (the browser's own question). One per screen:
 * `const leaving = useUnsavedGuard(isDirty);` and `<UnsavedDialog leaving={leaving} title=… />`.
 *
 * Redirects of loaders and actions pass, whatever was typed: that to the sign-in page, and the one
 * after saving. Of what goes by `navigate`, the way to `freeTo` is never held up either.
 */
export function useUnsavedGuard(dirty: boolean, { freeTo }: { freeTo?: string } = {}): Blocker {
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
    nextLocation.pathname !== freeTo &&
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
  onLeave,
  lang,
}: {
  leaving: Blocker;
  title: string;
  text: string;
  leaveLabel: string;
  stayLabel: string;
  /** What was typed is given up. */
  onLeave?: () => void;
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
      onConfirm={() => {
        onLeave?.();
        leaving.proceed?.();
      }}
      destructive
      lang={lang}
    />
  );
}
