import type { InvalidatedSignature } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';

/** Lists the signatures that a change makes invalid, and asks whether to save the change. */
export function SignedChangeDialog({
  signed,
  onSaveAnyway,
  onCancel,
  finalFocus,
}: {
  /** Null if the dialog is closed. */
  signed: InvalidatedSignature[] | null;
  onSaveAnyway: () => void;
  onCancel: () => void;
  finalFocus?: () => HTMLElement | null;
}) {
  const text = useOfficeText('bookings').signed;
  return (
    <ConfirmDialog
      open={signed !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={text.title}
      text={signed && <SignedChangeText signed={signed} />}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      onConfirm={onSaveAnyway}
      finalFocus={finalFocus}
      lang={useOfficeLanguage()}
    />
  );
}

export function SignedChangeText({ signed }: { signed: InvalidatedSignature[] }) {
  const text = useOfficeText('bookings').signed;
  return (
    <>
      <SignedParts signed={signed} />
      <p className="mt-3">{text.question}</p>
    </>
  );
}

export function SignedParts({ signed }: { signed: InvalidatedSignature[] }) {
  const text = useOfficeText('bookings').signed;
  return (
    <ul className="grid gap-1 font-strong">
      {signed.map((each) => (
        <li key={each.part} className="wrap-anywhere">
          {text.line(each)}
        </li>
      ))}
    </ul>
  );
}
