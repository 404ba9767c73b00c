import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type ActionResult, sentenceOf } from '#app/editing/list/list-actions.tsx';
import { newKey } from '#app/editing/office-calls/idempotency-key.ts';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { InputField, SelectField } from '#app/ui/fields/field.tsx';
import { ClockField, SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import type { RoadEntry, TypedRoadCharge } from './enter-road-charge.ts';
import { RoadMessages } from './import/import-result.tsx';
import { ROAD_KINDS } from './road.rules.ts';
import {
  MAX_PLACE,
  MAX_REFERENCE,
  MAX_ROAD_PLATE,
  type RoadImportResult,
  type RoadRental,
} from './road.schema.ts';

const EMPTY: TypedRoadCharge = {
  ...{ kind: 'fine', plate: '', date: '', time: '', amount: '', place: '', reference: '' },
  ...{ dueDay: '', discountUntil: '', payer: '' },
};

export function RoadEntryDialog({ onClose }: { onClose: () => void }) {
  const { entry: text } = useOfficeText('road');
  const editing = useOfficeText('editing');
  const lang = useOfficeLanguage();
  const fetcher = useBusyFetcher<ActionResult>();
  const [typed, setTyped] = useState(EMPTY);
  const [idempotencyKey, setIdempotencyKey] = useState(newKey);
  const [entry, setEntry] = useState<RoadEntry | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const outcome = useOutcome(fetcher, (result) => {
    if (!result.ok) return;
    const made = result.data as RoadEntry;
    setEntry(made);
    if (made.state === 'ask') setTyped({ ...typed, payer: 'later' });
  });
  const refused = outcome?.ok === false ? outcome : null;
  const errorOf = (field: string) =>
    refused?.details?.find((detail) => detail.field === `rows.0.${field}`)?.message;
  useEffect(() => {
    if (refused) content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused]);
  const pending = fetcher.state !== 'idle';
  const isDone = entry?.state === 'done';

  /** Changes a field. The payer depends on the other fields, so their change clears the payer. */
  function change(name: keyof TypedRoadCharge, value: string) {
    setTyped({ ...typed, [name]: value, ...(name !== 'payer' && { payer: '' }) });
    if (name !== 'payer') setEntry(null);
  }
  function submit() {
    if (isDone) {
      setTyped({ ...EMPTY, kind: typed.kind });
      setIdempotencyKey(newKey());
      setEntry(null);
      fetcher.reset();
      return;
    }
    const form = { intent: 'enter', id: 'new', ...typed, idempotencyKey };
    void fetcher.submit(form, { method: 'post' });
  }
  return (
    <FormDialog
      open
      title={text.title}
      lang={lang}
      pending={pending}
      onSubmit={submit}
      onCancel={onClose}
      cancelLabel={isDone ? text.close : text.cancel}
      footer={
        <Button type="submit" size="sm" variant="primary" pending={pending}>
          {isDone ? text.again : text.save}
        </Button>
      }
    >
      <div ref={content}>
        {refused && !pending && (
          <Alert tone="error" className="mb-4">
            {sentenceOf(refused, text.failed, editing)}
          </Alert>
        )}
        {isDone ? (
          <Result {...entry} />
        ) : (
          <>
            <Fields typed={typed} errorOf={errorOf} change={change} />
            {entry?.state === 'ask' && (
              <PayerField
                payer={typed.payer}
                candidates={entry.candidates}
                onChange={(payer) => change('payer', payer)}
              />
            )}
          </>
        )}
      </div>
    </FormDialog>
  );
}

function Fields({
  typed,
  errorOf,
  change,
}: {
  typed: TypedRoadCharge;
  errorOf: (field: string) => string | undefined;
  change: (name: keyof TypedRoadCharge, value: string) => void;
}) {
  const { entry: text, kinds, labels } = useOfficeText('road');
  const names: Partial<Record<string, string>> = { ...labels, ...text.labels };
  const value = (name: keyof TypedRoadCharge) => ({
    ...{ label: names[name] ?? name, value: typed[name] },
    error: errorOf(name),
  });
  const field = (name: keyof TypedRoadCharge) => ({
    ...{ ...value(name), autoComplete: 'off' },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change(name, target.value),
  });
  const day = (name: 'date' | 'dueDay' | 'discountUntil') => ({
    ...{ ...value(name), lang: 'tr' as const },
    onChange: (typedDay: string) => change(name, typedDay),
  });
  const { date: today } = businessNow(new Date());
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <SelectField className="max-sm:col-span-2" {...field('kind')}>
        {ROAD_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </SelectField>
      <InputField
        required
        className="max-sm:col-span-2"
        placeholder="07 ABC 123"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_ROAD_PLATE}
        {...field('plate')}
      />
      <SlashDateField required max={today} {...day('date')} error={errorOf('at')} />
      <ClockField
        required
        placeholder="14:30"
        {...value('time')}
        onChange={(time) => change('time', time)}
        error={undefined}
      />
      <InputField required inputMode="decimal" {...field('amount')} />
      <InputField maxLength={MAX_REFERENCE} {...field('reference')} />
      <InputField className="col-span-2" maxLength={MAX_PLACE} {...field('place')} />
      {typed.kind === 'fine' && (
        <>
          <SlashDateField {...day('dueDay')} />
          <SlashDateField {...day('discountUntil')} />
        </>
      )}
    </div>
  );
}

function PayerField({
  payer,
  candidates,
  onChange,
}: {
  payer: string;
  candidates: readonly RoadRental[];
  onChange: (payer: string) => void;
}) {
  const { entry: text, importing, page } = useOfficeText('road');
  const choices = [
    ...candidates.map(({ bookingId, customer, reference }) => ({
      value: bookingId,
      label: [customer, reference].filter(Boolean).join(', '),
    })),
    { value: 'office', label: page.office },
    { value: 'later', label: importing.later },
  ];
  return (
    <fieldset className="mt-4 rounded-control bg-sand p-4">
      <legend className="sr-only">{page.decision.title}</legend>
      <p role="status">{text.ask}</p>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="payer"
            className="size-5 shrink-0 accent-ink"
            checked={value === payer}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Result({
  result: { result, rental, charge },
  messages,
}: {
  result: RoadImportResult['rows'][number];
  messages: RoadImportResult['messages'];
}) {
  const { entry: text } = useOfficeText('road');
  const name = rental ? rental.customer || rental.reference : '';
  return (
    <div className="grid gap-4">
      <Alert tone={result === 'known' ? 'info' : 'success'}>
        {result === 'charged'
          ? text.charged(name, formatExact(charge ?? 0, 'EUR'))
          : text.results[result]}
      </Alert>
      <RoadMessages messages={messages} />
    </div>
  );
}
