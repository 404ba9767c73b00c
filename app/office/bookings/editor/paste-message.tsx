import { type ChangeEvent, useId, useState } from 'react';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import {
  type FilledMessage,
  type PastedMessage,
  readPastedMessage,
} from '#app/domain/bookings/messages/pasted-message.rules.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/fields/field.tsx';
import { takeFocusInPlace } from '#app/ui/focus.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

/**
 * Fills in a booking form from a visitor's WhatsApp message, as soon as its field contains a
 * complete message. `onFilled` fills in the values and returns a function that removes them again.
 */
export function PasteMessage({
  options,
  onFilled,
}: {
  options: BookingOptions;
  onFilled: (filled: FilledMessage) => () => void;
}) {
  const text = useOfficeText('bookings').paste;
  const { extras } = useOfficeText('bookings');
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [filled, setFilled] = useState<{ from: FilledMessage; undo: () => void } | null>(null);
  const [undone, setUndone] = useState(false);

  function fill(from: FilledMessage) {
    setError(null);
    setUndone(false);
    setFilled({ from, undo: onFilled(from) });
  }
  /** Reads typed text once it is a complete message, and pasted text at once. */
  function type(given: string, { inserted }: { inserted: boolean }) {
    if (inserted) return read(given);
    const result = readPastedMessage(given, options, text, extras);
    if (isTooLong(result)) return setError(text.unreadable.tooLong);
    setMessage(given);
    setError(null);
    if (result.ok) fill(result);
  }
  /** Fills in the form, or shows why the text cannot be read. */
  function read(given: string) {
    const result = readPastedMessage(given, options, text, extras);
    if (isTooLong(result)) return setError(text.unreadable.tooLong);
    setMessage(given);
    if (result.ok) fill(result);
    else setError(text.unreadable[result.reason]);
  }

  return (
    <details className="group mb-6 rounded-card border border-sand-line bg-white">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 hover:bg-foam sm:px-6 [&::-webkit-details-marker]:hidden">
        <Icon name="icon-message-square-text" className="size-5 shrink-0 text-turquoise" />
        <span className="min-w-0 grow">
          <span className="block font-strong">{text.title}</span>
          <span className="block text-ink-soft text-small">{text.lead}</span>
        </span>
        <Icon
          name="icon-chevron-down"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-sand-line border-t p-4 sm:p-6">
        {filled ? (
          <Filled
            filled={filled.from}
            onUndo={() => {
              filled.undo();
              setFilled(null);
              setUndone(true);
            }}
            onAnother={() => {
              setFilled(null);
              setMessage('');
            }}
          />
        ) : (
          <MessageField
            message={message}
            error={error}
            undone={undone}
            onType={type}
            onRead={read}
            onRefused={() => setError(text.clipboardRefused)}
          />
        )}
      </div>
    </details>
  );
}

/** Returns true for a text that is too long to keep: a field with megabytes blocks the page. */
function isTooLong(result: PastedMessage): boolean {
  return !result.ok && result.reason === 'tooLong';
}

function MessageField({
  message,
  error,
  undone,
  onType,
  onRead,
  onRefused,
}: {
  message: string;
  error: string | null;
  undone: boolean;
  onType: (message: string, by: { inserted: boolean }) => void;
  onRead: (message: string) => void;
  /** Called if the browser does not allow reading the clipboard. */
  onRefused: () => void;
}) {
  const text = useOfficeText('bookings').paste;
  const id = useId();

  async function pasteClipboard() {
    try {
      onRead(await navigator.clipboard.readText());
    } catch {
      onRefused();
      document.getElementById(id)?.focus();
    }
  }

  return (
    <div className="grid gap-4">
      <p role="status" className="text-turquoise empty:hidden">
        {undone && text.undone}
      </p>
      <TextareaField
        id={id}
        label={text.field}
        hint={text.hint}
        error={error}
        rows={5}
        value={message}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onType(event.target.value, { inserted: isInserted(event) })}
        className="[&_textarea]:text-body"
      />
      <div className="flex flex-wrap gap-3">
        {canReadClipboard() && (
          <Button size="sm" variant="ink" onClick={pasteClipboard}>
            <Icon name="icon-clipboard-paste" className="size-5" />
            <span>{text.fromClipboard}</span>
          </Button>
        )}
        <Button size="sm" onClick={() => onRead(message)}>
          {text.read}
        </Button>
      </div>
    </div>
  );
}

function Filled({
  filled: { from, checks },
  onUndo,
  onAnother,
}: {
  filled: FilledMessage;
  onUndo: () => void;
  onAnother: () => void;
}) {
  const text = useOfficeText('bookings').paste;
  return (
    <div className="grid gap-4">
      {/* Takes the focus from the field, which is removed. */}
      <p
        ref={takeFocusInPlace}
        tabIndex={-1}
        className="flex items-start gap-3 font-strong outline-none"
        role="status"
      >
        <Icon name="icon-circle-check" className="mt-1 size-5 shrink-0 text-turquoise" />
        <span>{text.filled[from]}</span>
      </p>
      {checks.length > 0 && (
        <section aria-label={text.checkTitle} className="rounded-control bg-sun/15 p-4">
          <h3 className="flex items-center gap-2 text-body-strong">
            <Icon name="icon-triangle-alert" className="size-5 shrink-0" />
            <span>{text.checkTitle}</span>
          </h3>
          <ul className="wrap-anywhere mt-2 grid list-disc gap-1 pl-6">
            {checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={onUndo}>
          <Icon name="icon-undo-2" className="size-5" />
          <span>{text.undo}</span>
        </Button>
        <Button size="sm" variant="quiet" onClick={onAnother}>
          {text.another}
        </Button>
      </div>
    </div>
  );
}

function isInserted({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertFrom');
}

/** Returns true if the clipboard can be read. Plain HTTP and some browsers do not allow it. */
function canReadClipboard(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.clipboard?.readText === 'function';
}
