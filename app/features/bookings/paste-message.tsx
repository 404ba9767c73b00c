import { ChevronDown, ClipboardPaste, MessageSquareText } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import type { Rates } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/field.tsx';
import { readRatesAnswer } from '../exchange-rates/rates-answer.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import { type FilledMessage, readPastedMessage } from './pasted-message.rules.ts';
import { pastedMessageText as text } from './pasted-message.text.ts';
import { PastedSummary } from './pasted-summary.tsx';

type Undo = () => void;

/**
 * Fills a booking form from a visitor's WhatsApp message, as soon as a whole one stands in its field.
 * `onFilled` gets what the message gives, puts it into the form, and returns what takes it out again.
 */
export function PasteMessage({
  options,
  onFilled,
}: {
  options: BookingOptions;
  onFilled: (filled: FilledMessage) => Undo;
}) {
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [filled, setFilled] = useState<{ from: FilledMessage; undo: Undo } | null>(null);
  const [undone, setUndone] = useState(false);
  const [rates, setRates] = useState<Rates | null>(null);

  /** With `complain` it says why nothing can be filled in; who is still typing is left alone. */
  function read(given: string, complain: boolean) {
    setMessage(given);
    const result = readPastedMessage(given, options, { now: new Date() });
    if (!result.ok) {
      setError(complain ? text.reasons[result.reason] : null);
      return;
    }
    setError(null);
    setUndone(false);
    setFilled({ from: result, undo: onFilled(result) });
    if (result.price.currency !== 'EUR') void todaysRates().then(setRates);
  }

  return (
    <details className="group rounded-card border border-sand-line bg-white">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 hover:bg-foam sm:px-6 [&::-webkit-details-marker]:hidden">
        <MessageSquareText aria-hidden="true" className="size-5 shrink-0 text-turquoise" />
        <span className="min-w-0 grow">
          <span className="block font-semibold">{text.title}</span>
          <span className="block text-ink-soft text-sm">{text.lead}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-sand-line border-t p-4 sm:p-6">
        {filled ? (
          <PastedSummary
            filled={filled.from}
            rates={rates}
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
          <MessageField message={message} error={error} undone={undone} onRead={read} />
        )}
      </div>
    </details>
  );
}

function MessageField({
  message,
  error,
  undone,
  onRead,
}: {
  message: string;
  error: string | null;
  undone: boolean;
  onRead: (message: string, complain: boolean) => void;
}) {
  const id = useId();
  const [refused, setRefused] = useState(false);

  async function pasteClipboard() {
    setRefused(false);
    try {
      onRead(await navigator.clipboard.readText(), true);
    } catch {
      setRefused(true);
      document.getElementById(id)?.focus();
    }
  }

  return (
    <div className="grid gap-4">
      <p role="status" className="font-medium text-turquoise empty:hidden">
        {undone && text.filled.undone}
      </p>
      <TextareaField
        id={id}
        label={text.field}
        hint={text.hint}
        error={refused ? text.clipboardRefused : error}
        rows={5}
        value={message}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onRead(event.target.value, isInserted(event))}
        className="[&_textarea]:text-base"
      />
      <div className="flex flex-wrap gap-3">
        {canReadClipboard() && (
          <Button size="sm" variant="ink" onClick={pasteClipboard}>
            <ClipboardPaste aria-hidden="true" className="size-5" />
            {text.fromClipboard}
          </Button>
        )}
        <Button
          size="sm"
          onClick={() => {
            setRefused(false);
            onRead(message, true);
          }}
        >
          {text.read}
        </Button>
      </div>
    </div>
  );
}

/** Whether the text came at once, by paste or drop, and not letter by letter. */
function isInserted({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertFrom');
}

/** Not over plain HTTP, and not in every browser. */
function canReadClipboard(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.clipboard?.readText === 'function';
}

/** Null when they cannot be had: the summary does without. */
async function todaysRates(): Promise<Rates | null> {
  try {
    const response = await fetch('/api/exchange-rates/current');
    return readRatesAnswer(await response.json())?.rates ?? null;
  } catch {
    return null;
  }
}
