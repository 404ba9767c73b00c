import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fold } from '#app/lib/words/turkish-text.ts';
import { Button } from '../button.tsx';
import { InputField } from '../fields/field.tsx';
import { Alert } from '../states/alert.tsx';
import { Modal } from './modal.tsx';

/**
 * Asks before an action that cannot be undone. The cancel button has the focus at first, and again when an
 * `error` appears, so that a stray Enter destroys nothing. Esc cancels, too. `onConfirm` does the work and
 * closes the dialog afterwards; while `pending`, nothing closes it. `error` tells why the action failed.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  other,
  pending = false,
  error,
  destructive = false,
  typed,
  finalFocus,
  lang,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  other?: { label: string; run: () => void };
  pending?: boolean;
  error?: ReactNode;
  destructive?: boolean;
  /** Word that the person must type before the action is possible, and the label of its field. */
  typed?: { word: string; label: ReactNode } | null | undefined;
  /**
   * Returns the element to focus afterwards, because the action may remove its own button. Null: the element
   * that had the focus before.
   */
  finalFocus?: () => HTMLElement | null;
  /**
   * Language of the texts, if it differs from the document's. The dialog is rendered outside its screen and
   * does not inherit it.
   */
  lang?: string;
}) {
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [typedWord, setTypedWord] = useState('');
  const isTyped = !typed || fold(typedWord.trim()) === fold(typed.word.trim());
  function dismiss() {
    if (pending) return;
    setTypedWord('');
    onOpenChange(false);
  }
  const failed = Boolean(error);
  useEffect(() => {
    if (failed) cancel.current?.focus();
  }, [failed]);
  return (
    <Modal
      open={open}
      isAlert
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onDismiss={dismiss}
      initialFocus={cancel}
      finalFocus={finalFocus}
      lang={lang}
      className={other ? 'max-w-xl p-6' : 'max-w-md p-6'}
    >
      <h2 id={`${id}-title`} className="text-balance text-heading">
        {title}
      </h2>
      {/* Uses a `div`, because the text may have several paragraphs. */}
      <div id={`${id}-text`} className="wrap-anywhere mt-2 text-pretty text-ink-soft">
        {text}
      </div>
      {typed && (
        <InputField
          label={typed.label}
          value={typedWord}
          onChange={({ currentTarget: { value } }) => setTypedWord(value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="mt-4"
        />
      )}
      {error && (
        <Alert tone="error" className="mt-4">
          {error}
        </Alert>
      )}
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
        <Button size="sm" ref={cancel} disabled={pending} onClick={dismiss}>
          {cancelLabel}
        </Button>
        {other && (
          <Button size="sm" disabled={pending} onClick={other.run}>
            {other.label}
          </Button>
        )}
        <Button
          size="sm"
          variant={destructive ? 'danger' : 'primary'}
          pending={pending}
          disabled={!isTyped}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
