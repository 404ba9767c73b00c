import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, withoutErrors } from './request.rules.ts';
import { type SendOutcome, sendToChat } from './send-to-chat.ts';

/** Spec, part 4: the form is cleared one second after the chat was opened. */
const CLEAR_AFTER_MS = 1000;

export type ChatHandOff<Field extends string> = ReturnType<typeof useChatHandOff<Field>>;

/**
 * The end of a request form: what is wrong with it, or else the WhatsApp chat with its message.
 * `clear` empties the form a second after the chat has opened. `formRef` goes on the form, whose
 * controls bear the names of the fields.
 */
export function useChatHandOff<Field extends string>({
  whatsappNumber,
  errors: initialErrors,
  clear,
}: {
  whatsappNumber: string;
  errors: FieldErrors<Field>;
  clear: () => void;
}) {
  const [attempt, setAttempt] = useState(initialErrors);
  const [errors, setErrors] = useState(initialErrors);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever goes on to another page within that second keeps that page's address.
  useEffect(() => () => clearTimeout(clearing.current), []);

  function focusField(field: Field) {
    const control = formRef.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }

  /** Shows the errors and goes to the first, or opens the chat: all within the click itself. */
  function handOver(
    event: FormEvent<HTMLFormElement>,
    { found, message }: { found: FieldErrors<Field>; message: () => string },
  ) {
    event.preventDefault();
    // Shown before the focus moves: what appears above a field would push it out of view again.
    flushSync(() => {
      setAttempt(found);
      setErrors(found);
      setOutcome(null);
    });
    const [firstWrong] = Object.keys(found) as Field[];
    if (firstWrong) focusField(firstWrong);
    else open(message());
  }

  function open(message: string) {
    const sent = sendToChat(whatsappNumber, message);
    setOutcome(sent);
    if (!sent.ok) return;
    setSending(true);
    clearing.current = setTimeout(() => {
      setSending(false);
      clear();
    }, CLEAR_AFTER_MS);
  }

  return {
    /** What was wrong at the last attempt, put right since or not. */
    attempt,
    /** What of it is still wrong. */
    errors,
    sending,
    outcome,
    formRef,
    handOver,
    forgetErrors: (fields: Field[]) => setErrors((shown) => withoutErrors(shown, fields)),
    clearOutcome: () => setOutcome(null),
  };
}
