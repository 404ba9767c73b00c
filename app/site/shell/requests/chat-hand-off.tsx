import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, withoutErrors } from '#app/domain/requests/request.rules.ts';
import { openChat, whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { takeFocus } from '#app/ui/focus.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';

/** Spec, part 4: the form is cleared one second after the chat was opened. */
const CLEAR_AFTER_MS = 1000;

export type ChatHandOff<Field extends string> = ReturnType<typeof useChatHandOff<Field>>;

/**
 * Sends a request form: shows its errors, or opens the WhatsApp chat with its message. `onSent` is
 * called when the chat has opened, `clear` a second later to empty the form. `formRef` belongs to
 * the form, whose controls have the names of the fields.
 */
export function useChatHandOff<Field extends string>({
  whatsappNumber,
  errors: initialErrors,
  onSent,
  clear,
}: {
  whatsappNumber: string;
  errors: FieldErrors<Field>;
  onSent: () => void;
  clear: (form: HTMLFormElement | null) => void;
}) {
  const [attempt, setAttempt] = useState(initialErrors);
  const [errors, setErrors] = useState(initialErrors);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  const [sentChat, setSentChat] = useState<string | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A visitor who opens another page within that second keeps that page's address.
  useEffect(() => () => clearTimeout(clearing.current), []);

  function focusField(field: Field) {
    const control = formRef.current?.elements.namedItem(field);
    if (!(control instanceof HTMLElement)) return;
    const fold = control.closest('details');
    if (fold) fold.open = true;
    control.focus();
    // The focused field may be just below the header, so that the header covers the summary of errors.
    summaryRef.current?.scrollIntoView({ block: 'nearest' });
  }

  /**
   * Shows the errors and goes to the first, or opens the chat: all within the click itself. A message that the
   * browser cannot write yet (false) is written by the server, as without JavaScript.
   */
  function handOver(
    event: FormEvent<HTMLFormElement>,
    { found, message }: { found: FieldErrors<Field>; message: () => string | false },
  ) {
    event.preventDefault();
    // Shown before the focus moves: what appears above a field would push it out of view again.
    flushSync(() => {
      setAttempt(found);
      setErrors(found);
      setOutcome(null);
    });
    const [firstWrong] = Object.keys(found) as Field[];
    if (firstWrong) return focusField(firstWrong);
    const written = message();
    if (written === false) formRef.current?.submit();
    else send(written);
  }

  function send(message: string) {
    const sent = sendToChat(whatsappNumber, message);
    setOutcome(sent);
    if (!sent.ok) return;
    setSentChat(sent.chat);
    setSending(true);
    onSent();
    clearing.current = setTimeout(() => {
      setSending(false);
      clear(formRef.current);
    }, CLEAR_AFTER_MS);
  }

  return {
    /** The errors of the last attempt, corrected since or not. */
    attempt,
    /** Errors that remain. */
    errors,
    sending,
    outcome,
    /** The last chat that was opened; it stays when the form is empty again. */
    sentChat,
    formRef,
    /** Ref of the box with the summary of all errors. */
    summaryRef,
    handOver,
    /** Removes the errors of changed fields, and the chat, whose message is outdated. */
    forget(fields: Field[]) {
      setErrors((shown) => withoutErrors(shown, fields));
      setOutcome((shown) => (shown?.ok ? shown : null));
    },
    clearOutcome: () => setOutcome(null),
  };
}

/** Message of the form after an attempt to send. `chat` is offered as a plain link. */
interface SendOutcome {
  ok: boolean;
  text: keyof SiteTexts['shell']['chat'];
  chat: string | null;
}

/** Opens the chat with a message, within the click itself. Browser only. */
export function sendToChat(whatsappNumber: string, message: string): SendOutcome {
  if (!message) return { ok: false, text: 'emptyMessage', chat: null };
  const chat = whatsappLink(whatsappNumber, message);
  if (!openChat(chat)) return { ok: false, text: 'failed', chat };
  // An app can take the message offline, the web page of the chat cannot: the form keeps what was typed.
  return navigator.onLine === false
    ? { ok: false, text: 'offline', chat }
    : { ok: true, text: 'opened', chat };
}

/** The button may be in a bar at the bottom of a phone, far from here. */
function bringIntoView(success: HTMLElement | null) {
  success?.scrollIntoView({ block: 'nearest' });
}

/**
 * The result of the attempt to open the chat, placed near the button; after a failure the chat as a
 * plain link. A failure takes the focus.
 */
export function HandOffAlert<Field extends string>({
  handOff: { outcome, clearOutcome },
}: {
  handOff: Pick<ChatHandOff<Field>, 'outcome' | 'clearOutcome'>;
}) {
  const { chat: text } = useText('shell');
  if (!outcome) return null;
  if (outcome.ok) {
    return (
      <div ref={bringIntoView} className="scroll-my-40">
        <Alert tone="success" onClear={clearOutcome}>
          {text[outcome.text]}
        </Alert>
      </div>
    );
  }
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      {/* Stays visible, because its link is needed. */}
      <Alert tone="error" onClear={clearOutcome} clearAfterMs={null}>
        <p>{text[outcome.text]}</p>
        {outcome.chat && <ChatLink chat={outcome.chat} />}
      </Alert>
    </div>
  );
}

/** The way to the chat by hand. */
function ChatLink({ chat }: { chat: string }) {
  const { chat: text } = useText('shell');
  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener"
      className="mt-1 inline-flex min-h-11 items-center font-semibold text-turquoise underline"
    >
      {text.openByHand}
    </a>
  );
}
