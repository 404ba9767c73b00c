import { useEffect, useState } from 'react';
import { SIGN_IN_PATH } from '#app/editing/sign-in-path.rules.ts';
import { UnsavedDialog, useUnsavedGuard } from '#app/editing/use-unsaved-guard.tsx';
import type { FieldError } from '#app/lib/app-error.ts';
import {
  addDays,
  businessInstant,
  businessNow,
  isIsoDate,
  parseClockTime,
  wallClock,
} from '#app/lib/dates.ts';
import type { Rates } from '#app/lib/money.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { InputField } from '#app/ui/field.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { ClockField, SlashDateField } from '#app/ui/typed-time-fields.tsx';
import { useRatesAction } from './rates-actions.ts';
import { ratesOverrideSchema } from './rates-admin.schema.ts';
import { ratesAdminText } from './rates-admin.text.ts';
import { readRate, SET_CODES } from './rates-override.rules.ts';

const text = ratesAdminText.override;

interface Typed {
  USD: string;
  TRY: string;
  /** ISO date, or what was typed while it is none. */
  date: string;
  time: string;
}
const FIELDS = ['USD', 'TRY', 'date', 'time'] as const;
type OverrideField = (typeof FIELDS)[number];
type Problem = { field: OverrideField; message: string };
type Attempt = { message: string; errors: Problem[] };

const PROBLEMS_ID = 'override-problems';
const controlId = (field: OverrideField) => `override-${field}`;

/** Sets rates by hand until a moment of the business's clock; begins with those in force. */
export function OverrideForm({ inForce, replaces }: { inForce: Rates; replaces: boolean }) {
  const [begun, setBegun] = useState(() => beginWith(inForce));
  const [typed, setTyped] = useState(begun.typed);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [unusual, setUnusual] = useState<FieldError[]>([]);
  const toasts = useToasts();
  const { run, pending } = useRatesAction((done) => {
    if (done.ok) {
      begin();
      toasts.success(text.done, { action: true });
    } else if (done.unusual) setUnusual(done.details);
    else setAttempt({ message: text.failed(done.error), errors: done.details.map(atItsControl) });
  });
  const dirty = FIELDS.some((field) => typed[field] !== begun.typed[field]);
  const leaving = useUnsavedGuard(dirty, { freeTo: SIGN_IN_PATH });
  // Other rates have come into force; typed values stay.
  if (begun.inForce !== inForce && !dirty) begin();

  function begin() {
    const next = beginWith(inForce);
    setBegun(next);
    setTyped(next.typed);
    setAttempt(null);
  }

  function send(allowUnusual: boolean) {
    setUnusual([]);
    const errors = problemsIn(typed);
    setAttempt(errors.length > 0 ? { message: text.check, errors } : null);
    if (errors.length > 0 || pending) return;
    const [USD, TRY] = [readRate(typed.USD), readRate(typed.TRY)];
    run({ intent: 'set-override', USD, TRY, expiresAt: endOf(typed) ?? '', allowUnusual });
  }
  /** The message of a field disappears when its value is valid. */
  const stillWrong = new Map(
    attempt ? [...attempt.errors, ...problemsIn(typed)].map((each) => [each.field, each]) : [],
  );
  const field = (name: OverrideField) => ({
    id: controlId(name),
    error: attempt?.errors.some((each) => each.field === name)
      ? stillWrong.get(name)?.message
      : undefined,
    value: typed[name],
    required: true,
    autoComplete: 'off',
  });
  const set = (name: OverrideField) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));

  return (
    <section
      aria-labelledby="override-title"
      className="min-w-0 rounded-card border border-sand-line bg-white p-4 sm:p-6"
    >
      <h2 id="override-title" className="font-bold text-lg">
        {text.title}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{text.text}</p>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send(false);
        }}
      >
        <Problems attempt={attempt} typed={typed} />
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
          <SlashDateField
            {...field('date')}
            label={text.date}
            pickerLabel={text.picker}
            onChange={set('date')}
          />
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

function beginWith(inForce: Rates): { inForce: Rates; typed: Typed } {
  const typed = {
    USD: String(inForce.USD).replace('.', ','),
    TRY: String(inForce.TRY).replace('.', ','),
    date: addDays(businessNow(new Date()).date, 1),
    time: '09:00',
  };
  return { inForce, typed };
}

/** The instant that was typed; null while there is none. */
function endOf({ date, time }: Typed): string | null {
  const clock = parseClockTime(time);
  if (!isIsoDate(date) || !clock) return null;
  return businessInstant(wallClock(date, clock)).toISOString();
}

function problemsIn(typed: Typed): Problem[] {
  const { error } = ratesOverrideSchema.safeParse({
    USD: readRate(typed.USD),
    TRY: readRate(typed.TRY),
    expiresAt: endOf(typed) ?? undefined,
  });
  const rates = (error?.issues ?? []).flatMap(({ path: [name], message }): Problem[] =>
    name === 'USD' || name === 'TRY' ? [{ field: name, message }] : [],
  );
  if (!isIsoDate(typed.date)) rates.push({ field: 'date', message: text.dateRequired });
  if (!parseClockTime(typed.time)) rates.push({ field: 'time', message: text.timeRequired });
  return rates;
}

/** A message about the end goes to the field of its day. */
function atItsControl({ field, message }: FieldError): Problem {
  return { field: field === 'USD' || field === 'TRY' ? field : 'date', message };
}

/** Why the rates were not saved. The first wrong field takes the focus. */
function Problems({ attempt, typed }: { attempt: Attempt | null; typed: Typed }) {
  const first = attempt?.errors[0];
  const control = first ? controlId(first.field) : PROBLEMS_ID;
  useEffect(() => {
    if (attempt) document.getElementById(control)?.focus();
  }, [attempt, control]);
  if (!attempt) return null;
  const open = problemsIn(typed);
  const items = attempt.errors.map(({ field, message }) => ({
    control: controlId(field),
    message,
    fixed: !open.some((each) => each.field === field),
  }));
  return (
    <div id={PROBLEMS_ID} tabIndex={-1} className="scroll-mt-4 outline-none">
      {first ? (
        <ErrorSummary title={attempt.message} items={items} fixedLabel={text.fixed} />
      ) : (
        <Alert tone="error">{attempt.message}</Alert>
      )}
    </div>
  );
}
