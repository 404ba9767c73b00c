import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { clashesIn } from '#app/domain/bookings/booking.schema.ts';
import { type ActionResult, sentenceOf } from '#app/editing/list/list-actions.tsx';
import { newKey } from '#app/editing/office-calls/idempotency-key.ts';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { businessNow, type IsoDate, isIsoDate, parseSlashDate } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { formatExact } from '#app/lib/money/money.ts';
import { ClashList } from '#app/office/bookings/editor/booking-clash-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { InputField, SelectField } from '#app/ui/fields/field.tsx';
import { SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import {
  CHOSEN_STATES,
  MAX_DAMAGE_NOTE,
  type RepairExpense,
  type VehicleDamage,
} from './damage.schema.ts';

export type DamageTask =
  | { kind: 'add'; vehicleId: string }
  | { kind: 'change' | 'charge'; damage: VehicleDamage };

/** Texts of the fields, named as in the API. */
interface Typed {
  panel: string;
  kind: string;
  note: string;
  state: string;
  estimate: string;
  amount: string;
  repairedDay: string;
  'repair.firstDay': string;
  'repair.lastDay': string;
  expenseId: string;
}

/** Typed values, and functions that return the props of a field's control. */
interface DamageFields {
  typed: Typed;
  text: (name: keyof Typed) => {
    label: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
  day: (name: keyof Typed) => {
    label: string;
    value: string;
    error: string | undefined;
    lang: 'tr';
    onChange: (value: string) => void;
  };
}

const typedEuros = (amount: number | null) =>
  amount === null ? '' : String(amount).replace('.', ',');

function typedAtStart(task: DamageTask): Typed {
  const damage = task.kind === 'add' ? null : task.damage;
  const euros = typedEuros(damage?.estimate ?? null);
  const state = damage?.state ?? 'open';
  return {
    panel: damage?.panel ?? 'front-bumper',
    kind: damage?.kind ?? 'scratch',
    note: damage?.note ?? '',
    state: state === 'charged' ? 'open' : state,
    estimate: euros,
    amount: euros,
    repairedDay: damage?.repairedDay ?? '',
    'repair.firstDay': damage?.repair?.firstDay ?? '',
    'repair.lastDay': damage?.repair?.lastDay ?? '',
    expenseId: damage?.expense?.id ?? '',
  };
}

/**
 * Returns the fields after a change. If the first day of the repair moves behind the last day, the
 * last day follows. When the damage becomes repaired, an empty day of repair becomes today, and
 * repair days after today are removed, so that the vehicle can be rented again.
 */
function withChange(typed: Typed, name: keyof Typed, value: string, today: IsoDate): Typed {
  const next = { ...typed, [name]: value };
  const first = parseSlashDate(next['repair.firstDay']) ?? next['repair.firstDay'];
  const isFollowing = name === 'repair.firstDay' && isIsoDate(first);
  if (isFollowing && first > next['repair.lastDay']) next['repair.lastDay'] = first;
  if (name !== 'state' || value !== 'repaired') return next;
  next.repairedDay ||= today;
  if (isIsoDate(first) && first > today) next['repair.firstDay'] = next['repair.lastDay'] = '';
  else if (next['repair.lastDay'] > today) next['repair.lastDay'] = today;
  return next;
}

export function DamageDialog({
  task,
  expenses,
  onClose,
}: {
  task: DamageTask;
  /** Expenses that staff may link as the cost of the repair. */
  expenses: readonly RepairExpense[];
  onClose: () => void;
}) {
  const { section: text, labels } = useOfficeText('damages');
  const editing = useOfficeText('editing');
  const lang = useOfficeLanguage();
  const toasts = useToasts();
  const fetcher = useBusyFetcher<ActionResult>();
  const [typed, setTyped] = useState(() => typedAtStart(task));
  /** Key of the dialog, so that a request repeated after a lost response is done once. */
  const [idempotencyKey] = useState(newKey);
  const [sent, setSent] = useState(typed);
  const alert = useRef<HTMLDivElement>(null);
  const outcome = useOutcome(fetcher, ({ ok }) => {
    if (!ok) return;
    const done = { add: text.added, change: text.saved, charge: text.chargedNow };
    toasts.success(done[task.kind], { action: true });
    onClose();
  });
  const refused = outcome?.ok === false ? outcome : null;
  // If the days have changed since the refusal, the server checks them again.
  const isSent =
    typed['repair.firstDay'] === sent['repair.firstDay'] &&
    typed['repair.lastDay'] === sent['repair.lastDay'];
  const clashes = isSent ? clashesIn(refused?.data) : null;
  useEffect(() => {
    if (refused) alert.current?.focus();
  }, [refused]);
  const { date: today } = businessNow(new Date());
  const change = (name: keyof Typed, value: string) =>
    setTyped((before) => withChange(before, name, value, today));
  const field = (name: keyof Typed) => ({
    label: labels[name],
    value: typed[name],
    error: refused?.details?.find((detail) => detail.field === name)?.message,
  });
  const fields: DamageFields = {
    typed,
    text: (name) => ({
      ...field(name),
      onChange: ({ currentTarget }) => change(name, currentTarget.value),
    }),
    day: (name) => ({ ...field(name), lang: 'tr', onChange: (value) => change(name, value) }),
  };
  const titles = { add: text.add, change: text.change, charge: text.charge };
  const submits = { ...titles, change: clashes ? text.anyway : text.save };
  const isBusy = fetcher.state !== 'idle';
  return (
    <FormDialog
      open
      title={titles[task.kind]}
      lang={lang}
      pending={isBusy}
      onCancel={onClose}
      onSubmit={() => {
        setSent(typed);
        const of =
          task.kind === 'add'
            ? { id: task.vehicleId, version: '' }
            : { id: task.damage.id, version: String(task.damage.version) };
        const allowOverbooking = clashes ? 'yes' : 'no';
        const form = { intent: `${task.kind}-damage`, ...typed, ...of, allowOverbooking };
        void fetcher.submit({ ...form, idempotencyKey }, { method: 'post' });
      }}
      cancelLabel={text.cancel}
      footer={
        <Button type="submit" size="sm" variant="primary" pending={isBusy}>
          {submits[task.kind]}
        </Button>
      }
    >
      {refused && isSent && (
        <div ref={alert} tabIndex={-1} className="mb-4 outline-none">
          <Alert tone="error">
            <span>{sentenceOf(refused, text.failed, editing)}</span>
            {clashes && <ClashList clashes={clashes} />}
          </Alert>
        </div>
      )}
      {task.kind === 'charge' ? (
        <>
          {task.damage.booking && (
            <p className="mb-4">{text.chargeText(task.damage.booking.reference)}</p>
          )}
          <InputField {...fields.text('amount')} inputMode="decimal" required />
        </>
      ) : (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {task.kind === 'add' ? (
            <PlaceFields {...fields} />
          ) : (
            <StateFields {...fields} isCharged={task.damage.state === 'charged'} />
          )}
          <InputField {...fields.text('estimate')} inputMode="decimal" />
          <InputField
            {...fields.text('note')}
            maxLength={MAX_DAMAGE_NOTE}
            className="sm:col-span-2"
          />
          {task.kind === 'change' && <RepairFields {...fields} expenses={expenses} />}
        </div>
      )}
    </FormDialog>
  );
}

function PlaceFields({ text: field }: DamageFields) {
  const { panels, damageKinds } = useOfficeText('handovers').page;
  return (
    <>
      <SelectField {...field('panel')}>
        {Object.entries(panels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('kind')}>
        {Object.entries(damageKinds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function StateFields({
  typed,
  text: field,
  day,
  isCharged,
}: DamageFields & { isCharged: boolean }) {
  const { states } = useOfficeText('damages');
  return (
    <>
      <SelectField {...field('state')}>
        {CHOSEN_STATES.map((value) => (
          <option key={value} value={value}>
            {value === 'open' && isCharged ? states.charged : states[value]}
          </option>
        ))}
      </SelectField>
      {typed.state === 'repaired' && <SlashDateField {...day('repairedDay')} required />}
    </>
  );
}

function RepairFields({
  typed,
  text: field,
  day,
  expenses,
}: DamageFields & { expenses: readonly RepairExpense[] }) {
  const { section: text } = useOfficeText('damages');
  return (
    <fieldset className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-1 font-strong">{text.repairLegend}</legend>
      <p className="text-ink-soft text-small sm:col-span-2">{text.repairHint}</p>
      <SlashDateField {...day('repair.firstDay')} />
      <SlashDateField {...day('repair.lastDay')} min={typed['repair.firstDay']} />
      {expenses.length > 0 && (
        <SelectField {...field('expenseId')} className="sm:col-span-2">
          <option value="">{text.noExpense}</option>
          {expenses.map(({ id, day: paidOn, amount, currency, vendor }) => (
            <option key={id} value={id}>
              {[staffDay(paidOn), formatExact(amount, currency), vendor].filter(Boolean).join(', ')}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
}
