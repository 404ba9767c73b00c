import { type Language, languageOf } from '#app/lib/language.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { useText } from '#app/ui/use-text.ts';
import type { EndedSignature } from './signed-parts.schema.ts';
import { signedPartsText } from './signed-parts.text.ts';

/** Names the signatures that a change ends, and asks whether to save it. */
export function SignedChangeDialog({
  signed,
  onSaveAnyway,
  onCancel,
  finalFocus,
  screen = 'en',
}: {
  /** Null: closed. */
  signed: EndedSignature[] | null;
  onSaveAnyway: () => void;
  onCancel: () => void;
  finalFocus?: () => HTMLElement | null;
  /** Language of the screen for a person who chose none. */
  screen?: Language;
}) {
  const text = useText(signedPartsText, screen);
  return (
    <ConfirmDialog
      open={signed !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={text.title}
      text={signed && <SignedChangeText signed={signed} screen={screen} />}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      onConfirm={onSaveAnyway}
      finalFocus={finalFocus}
      lang={languageOf(screen)}
    />
  );
}

/** The signatures that a change ends, and the consequences. */
export function SignedChangeText({
  signed,
  screen = 'en',
}: {
  signed: EndedSignature[];
  screen?: Language;
}) {
  const text = useText(signedPartsText, screen);
  return (
    <>
      <SignedParts signed={signed} screen={screen} />
      <p className="mt-3">{text.question}</p>
    </>
  );
}

/** A list of the signatures that end. */
export function SignedParts({ signed, screen }: { signed: EndedSignature[]; screen: Language }) {
  const text = useText(signedPartsText, screen);
  return (
    <ul className="grid gap-1 font-semibold">
      {signed.map((each) => (
        <li key={each.part} className="wrap-anywhere">
          {text.line(each)}
        </li>
      ))}
    </ul>
  );
}
