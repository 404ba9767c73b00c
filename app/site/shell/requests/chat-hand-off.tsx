import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, withoutErrors } from '#app/domain/requests/request.rules.ts';
import { openChat, whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { openPopoverOf } from '#app/ui/dialogs/popover.tsx';
import { takeFocus } from '#app/ui/focus.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';

/** Time in ms from opening the chat to clearing the form (spec, part 4). */
const CLEAR_AFTER_MS = 1000;

export type ChatHandOff<Field extends string> = ReturnType<typeof useChatHandOff<Field>>;

/**
 * Handles sending of a request form: shows its errors, or opens the WhatsApp chat with its message.
 * Calls `onSent` when the chat has opened, and `clear` one second later to empty the form.
 * `formRef` belongs to the form, whose controls have the names of the fields.
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
  // The form is gone if the visitor has opened another page within that second.
  useEffect(() => () => clearTimeout(clearing.current), []);

  function focusField(field: Field) {
    const found = formRef.current?.elements.namedItem(field);
    const control = found instanceof RadioNodeList ? found[0] : found;
    if (!(control instanceof HTMLElement)) return;
    const fold = control.closest('details');
    if (fold) fold.open = true;
    openPopoverOf(control);
    control.focus();
    // The header may cover the summary of errors after the focus has moved.
    summaryRef.current?.scrollIntoView({ block: 'nearest' });
  }

  /**
   * Shows the errors and focuses the first wrong field, or opens the chat within the click itself.
   * If `message` returns false, because the browser cannot write the message yet, submits the form
   * to the server.
   */
  function handOver(
    event: FormEvent<HTMLFormElement>,
    { found, message }: { found: FieldErrors<Field>; message: () => string | false },
  ) {
    event.preventDefault();
    // Renders the errors before the focus moves, because they would push the focused field out of
    // view.
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
    /** Errors of the last attempt, including those corrected since. */
    attempt,
    /** Errors that are not corrected yet. */
    errors,
    sending,
    outcome,
    /** Link of the last chat that was opened; stays when the form is empty again. */
    sentChat,
    formRef,
    summaryRef,
    handOver,
    /**
     * Removes the errors of changed fields, and a failure with its link, whose message is outdated.
     */
    forget(fields: Field[]) {
      setErrors((shown) => withoutErrors(shown, fields));
      setOutcome((shown) => (shown?.ok ? shown : null));
    },
    clearOutcome: () => setOutcome(null),
    /** Forgets the last chat, so that the page shows the form again. */
    startAnew() {
      setOutcome(null);
      setSentChat(null);
    },
  };
}

/**
 * Result of an attempt to send: the key of its text, and the chat as a link, null without a
 * message.
 */
interface SendOutcome {
  ok: boolean;
  text: keyof SiteTexts['shell']['chat'];
  chat: string | null;
}

/**
 * Opens the chat with a message. Call it within the click itself, or the browser blocks the window.
 */
export function sendToChat(whatsappNumber: string, message: string): SendOutcome {
  if (!message) return { ok: false, text: 'emptyMessage', chat: null };
  const chat = whatsappLink(whatsappNumber, message);
  if (!openChat(chat)) return { ok: false, text: 'failed', chat };
  // The form keeps what was typed: offline, the WhatsApp app takes the message, but the web page of
  // the chat does not load.
  return navigator.onLine === false
    ? { ok: false, text: 'offline', chat }
    : { ok: true, text: 'opened', chat };
}

/** Scrolls to the message, because the button may be in a bar at the bottom of the screen. */
function bringIntoView(success: HTMLElement | null) {
  success?.scrollIntoView({ block: 'nearest' });
}

/**
 * Shows the result of opening the chat. A failure takes the focus and offers the chat as a link.
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
      {/* Does not disappear by itself, because its link is needed. */}
      <Alert tone="error" onClear={clearOutcome} clearAfterMs={null}>
        <p>{text[outcome.text]}</p>
        {outcome.chat && <ChatLink chat={outcome.chat} />}
      </Alert>
    </div>
  );
}

function ChatLink({ chat }: { chat: string }) {
  const { chat: text } = useText('shell');
  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener"
      className="mt-1 inline-flex min-h-11 items-center font-strong text-turquoise underline"
    >
      {text.openByHand}
    </a>
  );
}
