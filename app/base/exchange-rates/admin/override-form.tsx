import { useState } from 'react';
import { UnsavedDialog, useUnsavedGuard } from '#app/editing/editor/use-unsaved-guard.tsx';
import {
  addDays,
  businessInstant,
  businessNow,
  isIsoDate,
  parseClockTime,
  wallClock,
} from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { Rates } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { withSentence } from '#app/lib/words/issue-text.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { InputField } from '#app/ui/fields/field.tsx';
import { ClockField, SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeTexts } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import { endError, readRate, SET_CODES } from '../rates-override.rules.ts';
import { overrideWords, ratesOverrideSchema } from './admin-rates.schema.ts';
import { useRatesAction } from './rates-actions.ts';

const FIELDS = ['USD', 'TRY', 'date', 'time'] as const;
type OverrideField = (typeof FIELDS)[number];
/** `date` is an ISO date, or the typed text until it is a date. */
type Typed = Record<OverrideField, string>;
type Problems = Partial<Typed>;

const controlId = (field: OverrideField) => `override-${field}`;

/** Form that sets manual rates until a time in Istanbul. Starts with the rates in force. */
export function OverrideForm({ inForce, replaces }: { inForce: Rates; replaces: boolean }) {
  const texts = useOfficeTexts();
  const { decimalMark, override: text } = texts.rates.page;
  const [{ initial, of }, setBegun] = useState(() => beginWith(inForce, decimalMark));
  const [changes, setChanges] = useState<Partial<Typed>>({});
  const [refused, setRefused] = useState<{ message: string; problems: Problems } | null>(null);
  const [unusual, setUnusual] = useState<FieldError[]>([]);
  const typed = { ...initial, ...changes };
  const { run, pending } = useRatesAction((result) => {
    if (result.ok) setChanges({});
    else if (result.unusual) setUnusual(result.details);
    else refuse(text.failed(result.error), problemsOf(result.details));
  });
  const dirty = FIELDS.some((field) => typed[field] !== initial[field]);
  if (of !== inForce && !dirty) setBegun(beginWith(inForce, decimalMark));
  const leaving = useUnsavedGuard(dirty);

  function refuse(message: string, problems: Problems) {
    setRefused({ message, problems });
    const first = FIELDS.find((field) => problems[field]);
    if (first) document.getElementById(controlId(first))?.focus();
  }

  function send(allowUnusual: boolean) {
    setUnusual([]);
    setRefused(null);
    if (!dirty) return refuse(text.nothing, {});
    const problems = problemsIn(typed, texts);
    if (Object.keys(problems).length > 0) return refuse(text.check, problems);
    const [USD, TRY] = [String(readRate(typed.USD)), String(readRate(typed.TRY))];
    const expiresAt = endOf(typed) ?? '';
    run({ intent: 'set-override', USD, TRY, expiresAt, allowUnusual: String(allowUnusual) });
  }

  const field = (name: OverrideField) => ({
    id: controlId(name),
    error: refused?.problems[name],
    value: typed[name],
    required: true,
    autoComplete: 'off',
  });
  const set = (name: OverrideField) => (value: string) => {
    // Ignores an equal value, because a date field reports its value whenever it loses the focus.
    if (value === typed[name]) return;
    setChanges((before) => ({ ...before, [name]: value }));
    setRefused(
      (before) => before && { ...before, problems: { ...before.problems, [name]: undefined } },
    );
  };

  return (
    <section
      aria-labelledby="override-title"
      className="min-w-0 rounded-card border border-sand-line bg-white p-4 sm:p-6"
    >
      <h2 id="override-title" className="text-heading">
        {text.title}
      </h2>
      <p className="mt-1 text-ink-soft text-small">{text.text}</p>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) send(false);
        }}
      >
        {refused && <Alert tone="error">{refused.message}</Alert>}
        <div className="grid gap-4 sm:grid-cols-2">
          {SET_CODES.map((code) => (
            <InputField
              key={code}
              {...field(code)}
              label={text.rate(code)}
              inputMode="decimal"
              onChange={(event) => set(code)(event.target.value)}
            />
          ))}
          <SlashDateField {...field('date')} label={text.date} lang="tr" onChange={set('date')} />
          <ClockField
            {...field('time')}
            label={text.time}
            hint={text.timeHint}
            onChange={set('time')}
          />
        </div>
        <div className="flex justify-end max-sm:*:grow">
          <Button type="submit" size="sm" variant="primary" pending={pending}>
            {replaces ? text.replace : text.set}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={unusual.length > 0}
        onOpenChange={(open) => !open && setUnusual([])}
        title={text.confirming.title}
        text={
          <>
            {unusual.map(({ field: name, message }) => (
              <p key={name}>{message}</p>
            ))}
            <p className="mt-2">{text.confirming.text}</p>
          </>
        }
        confirmLabel={text.confirming.confirm}
        cancelLabel={text.confirming.cancel}
        onConfirm={() => send(true)}
      />
      <UnsavedDialog leaving={leaving} text={text.leave} />
    </section>
  );
}

/** Returns the initial form: the rates in force, until tomorrow at 09:00. */
function beginWith(inForce: Rates, decimalMark: string): { of: Rates; initial: Typed } {
  const date = addDays(businessNow(new Date()).date, 1);
  const [USD, TRY] = [inForce.USD, inForce.TRY].map((rate) =>
    String(rate).replace('.', decimalMark),
  ) as [string, string];
  return { of: inForce, initial: { USD, TRY, date, time: '09:00' } };
}

/** Returns the typed end in Istanbul as an ISO instant; undefined if it is incomplete. */
function endOf({ date, time }: Typed): string | undefined {
  const clock = parseClockTime(time);
  if (!isIsoDate(date) || !clock) return undefined;
  return businessInstant(wallClock(date, clock)).toISOString();
}

function problemsIn(typed: Typed, texts: OfficeTexts): Problems {
  const text = texts.rates.page.override;
  const words = overrideWords(texts);
  const { date, time } = typed;
  const end = endOf(typed);
  const { error } = ratesOverrideSchema.safeParse({
    USD: readRate(typed.USD),
    TRY: readRate(typed.TRY),
    expiresAt: end,
  });
  const wrongEnd = end === undefined ? null : endError(new Date(end), new Date(), text);
  const { date: _, ...rates } = problemsOf(
    (error?.issues ?? []).map(({ path, message }) =>
      withSentence({ field: String(path[0]), message }, words),
    ),
  );
  return {
    ...rates,
    ...(isIsoDate(date) ? wrongEnd && { date: wrongEnd } : { date: text.dateRequired }),
    ...(parseClockTime(time) ? {} : { time: text.timeRequired }),
  };
}

function problemsOf(errors: FieldError[]): Problems {
  return Object.fromEntries(
    errors.map(({ field, message }) => [
      field === 'USD' || field === 'TRY' ? field : 'date',
      message,
    ]),
  );
}
