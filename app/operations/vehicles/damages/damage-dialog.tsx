import { useEffect, useRef, useState } from 'react';
import { type ActionResult, sentenceOf } from '#app/editing/list/list-actions.tsx';
import { newKey } from '#app/editing/office-calls/idempotency-key.ts';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { InputField, SelectField } from '#app/ui/fields/field.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import { CHOSEN_STATES, MAX_DAMAGE_NOTE, type VehicleDamage } from './damage.schema.ts';

/** Task of the dialog: adds a damage, changes one, or charges a booking for it. */
export type DamageTask =
  | { kind: 'add'; vehicleId: string }
  | { kind: 'change' | 'charge'; damage: VehicleDamage };

interface Typed {
  panel: string;
  kind: string;
  note: string;
  state: string;
  estimate: string;
  amount: string;
}

const typedEuros = (amount: number | null) =>
  amount === null ? '' : String(amount).replace('.', ',');

function typedAtStart(task: DamageTask): Typed {
  const empty = { panel: 'front-bumper', kind: 'scratch', note: '', state: 'open' };
  if (task.kind === 'add') return { ...empty, estimate: '', amount: '' };
  const { panel, kind, note, state, estimate } = task.damage;
  const euros = typedEuros(estimate);
  const chosen = state === 'charged' ? 'open' : state;
  return { panel, kind, note, state: chosen, estimate: euros, amount: euros };
}

/** Form of one task. An error is beside its field, and what was typed stays. */
export function DamageDialog({ task, onClose }: { task: DamageTask; onClose: () => void }) {
  const { section: text, labels, states } = useOfficeText('damages');
  const { panels, damageKinds } = useOfficeText('handovers').page;
  const lang = useOfficeLanguage();
  const toasts = useToasts();
  const fetcher = useBusyFetcher<ActionResult>();
  const [typed, setTyped] = useState(() => typedAtStart(task));
  /** Key of the dialog: a request that is repeated after a lost response is done once. */
  const [idempotencyKey] = useState(newKey);
  const alert = useRef<HTMLDivElement>(null);
  const outcome = useOutcome(fetcher, ({ ok }) => {
    if (!ok) return;
    const done = { add: text.added, change: text.saved, charge: text.chargedNow };
    toasts.success(done[task.kind], { action: true });
    onClose();
  });
  const refused = outcome?.ok === false ? outcome : null;
  useEffect(() => {
    if (refused) alert.current?.focus();
  }, [refused]);
  const field = (name: keyof Typed) => ({
    label: labels[name],
    value: typed[name],
    error: refused?.details?.find((detail) => detail.field === name)?.message,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });
  const titles = { add: text.add, change: text.change, charge: text.charge };
  const submits = { add: text.add, change: text.save, charge: text.charge };
  const isBusy = fetcher.state !== 'idle';
  const isCharged = task.kind === 'change' && task.damage.state === 'charged';
  return (
    <FormDialog
      open
      title={titles[task.kind]}
      lang={lang}
      pending={isBusy}
      onCancel={onClose}
      onSubmit={() => {
        const of =
          task.kind === 'add'
            ? { id: task.vehicleId, version: '' }
            : { id: task.damage.id, version: String(task.damage.version) };
        const form = { intent: `${task.kind}-damage`, ...typed, ...of, idempotencyKey };
        void fetcher.submit(form, { method: 'post' });
      }}
      cancelLabel={text.cancel}
      footer={
        <Button type="submit" size="sm" variant="primary" pending={isBusy}>
          {submits[task.kind]}
        </Button>
      }
    >
      {refused && (
        <div ref={alert} tabIndex={-1} className="mb-4 outline-none">
          <Alert tone="error">{sentenceOf(refused, text.failed, lang)}</Alert>
        </div>
      )}
      {task.kind === 'charge' ? (
        <>
          {task.damage.booking && (
            <p className="mb-4">{text.chargeText(task.damage.booking.reference)}</p>
          )}
          <InputField {...field('amount')} inputMode="decimal" required />
        </>
      ) : (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {task.kind === 'add' && (
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
          )}
          {task.kind === 'change' && (
            <SelectField {...field('state')} hint={text.blockHint}>
              {CHOSEN_STATES.map((value) => (
                <option key={value} value={value}>
                  {value === 'open' && isCharged ? states.charged : states[value]}
                </option>
              ))}
            </SelectField>
          )}
          <InputField {...field('estimate')} inputMode="decimal" />
          <InputField {...field('note')} maxLength={MAX_DAMAGE_NOTE} className="sm:col-span-2" />
        </div>
      )}
    </FormDialog>
  );
}
