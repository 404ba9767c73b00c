import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import { readDecimal } from '#app/lib/money/decimal.ts';
import { centsToEuros, formatMinor } from '#app/lib/money/money.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { Input, Select } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { CHARGE_KINDS, type ChargeKind, productOf } from '../handover.rules.ts';
import type { BookingHandovers } from '../handover.schema.ts';
import { asTyped, typedCents } from '../money/handover-money-form.schema.ts';
import type { HandoverForm } from './handover-form.schema.ts';
import { notAddedCharges, typedDifferences, unchargedDamages } from './return-differences.rules.ts';

type Charge = HandoverForm['charges'][number];

/** Returns the values of the form from which the differences of a return follow. */
function useTypedReturn() {
  const { control } = useFormContext<HandoverForm>();
  const [at, kilometres, fuelEighths, damages, charges] = useWatch({
    control,
    name: ['at', 'kilometres', 'fuelEighths', 'damages', 'charges'],
  });
  return { at, kilometres, fuelEighths, damages, charges };
}

/**
 * Returns a function that names what a typed return leaves out of the account: suggested charges
 * with their amounts, and new damages without a charge; '' if nothing is left out.
 */
export function useLeftOutInWords() {
  const { page: text } = useOfficeText('handovers');
  return (typed: ReturnType<typeof useTypedReturn>, read: BookingHandovers) => {
    const charges = notAddedCharges(typed, read).map(
      ({ kind, cents }) => `${text.chargeKinds[kind]} ${formatMinor(cents, 'EUR')}`,
    );
    const damages = unchargedDamages(typed, read);
    return [...charges, ...(damages > 0 ? [text.newDamages(damages)] : [])].join(', ');
  };
}

/** Names what staff did not add to the account; nothing if there is none. */
export function ChargesNotAdded({ read }: { read: BookingHandovers }) {
  const { page: text } = useOfficeText('handovers');
  const leftOut = useLeftOutInWords()(useTypedReturn(), read);
  if (leftOut === '') return null;
  return <Alert tone="warning">{text.notAdded(leftOut)}</Alert>;
}

export function ChargesField({ read }: { read: BookingHandovers }) {
  const { page: text, labels: handoverLabels } = useOfficeText('handovers');
  const { control } = useFormContext<HandoverForm>();
  const { field } = useController({ control, name: 'charges' });
  const { id, error } = useFieldTexts<HandoverForm>('charges');
  const charges = field.value as Charge[];
  const typed = useTypedReturn();
  const found = typedDifferences(typed, read);
  const total = charges.reduce((sum, { euros }) => sum + typedCents(euros), 0);
  const add = (charge: Partial<Charge>) =>
    field.onChange([...charges, { ...NO_CHARGE, ...charge }]);
  /**
   * Removes the factors if the kind or the amount changes, because they no longer multiply to it.
   */
  const change = (at: number, changes: Partial<Charge>) => {
    const own = 'note' in changes ? {} : { count: '', each: '' };
    field.onChange(charges.map((each, i) => (i === at ? { ...each, ...own, ...changes } : each)));
  };
  return (
    <div id={id} tabIndex={-1} className="grid gap-4 outline-none">
      <div aria-live="polite" className="rounded-control bg-sand p-3">
        <h3>{text.differences}</h3>
        {found ? (
          <ul className="mt-1 tabular-nums">
            {found.driven !== null && (
              <>
                <li>{text.driven(found.driven, found.included)}</li>
                <li>{text.missingFuel(found.missingFuel)}</li>
                <li>{text.newDamages(found.newDamages.length)}</li>
              </>
            )}
            <li>{text.late(found.lateHours)}</li>
          </ul>
        ) : (
          <p className="mt-1 text-ink-soft">{text.fillFirst}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {notAddedCharges(typed, read).map(({ kind, cents, count, eachCents }) => (
          <Button
            key={kind}
            size="sm"
            onClick={() =>
              add({
                kind,
                euros: asTyped(centsToEuros(cents)),
                count: String(count),
                each: asTyped(centsToEuros(eachCents)),
              })
            }
          >
            <Icon name="icon-plus" className="size-5" />
            <span>{text.takeOver(text.chargeKinds[kind], formatMinor(cents, 'EUR'))}</span>
          </Button>
        ))}
        <Button
          size="sm"
          variant="quiet"
          onClick={() => add({ kind: found?.newDamages.length ? 'damage' : 'other' })}
        >
          <Icon name="icon-plus" className="size-5" />
          <span>{text.addCharge}</span>
        </Button>
      </div>
      <ul className="grid gap-3">
        {charges.map((charge, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a charge has no id
            key={i}
            className="grid grid-cols-[minmax(0,1fr)_7rem_auto] large-text:grid-cols-1 items-center gap-2 sm:grid-cols-[12rem_7rem_minmax(0,1fr)_auto]"
          >
            <Select
              aria-label={text.chargeKind(i + 1)}
              value={charge.kind}
              onChange={({ currentTarget: { value } }) => change(i, { kind: value as ChargeKind })}
            >
              {CHARGE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {text.chargeKinds[kind]}
                </option>
              ))}
            </Select>
            <Input
              aria-label={text.chargeAmount(i + 1)}
              inputMode="decimal"
              placeholder="€"
              value={charge.euros}
              aria-invalid={error && !isAmount(charge.euros) ? true : undefined}
              onChange={({ currentTarget: { value } }) => change(i, { euros: value })}
            />
            <IconButton
              label={text.removeCharge(i + 1)}
              className="sm:order-last"
              onClick={() => field.onChange(charges.filter((_, at) => at !== i))}
            >
              <Icon name="icon-trash" className="size-5 text-coral" />
            </IconButton>
            <Input
              aria-label={text.chargeNote(i + 1)}
              placeholder={handoverLabels.note}
              value={charge.note}
              maxLength={200}
              className="max-sm:col-span-3"
              onChange={({ currentTarget: { value } }) => change(i, { note: value })}
            />
            {charge.count !== '' && (
              <p className="col-span-full text-ink-soft text-small tabular-nums sm:order-last">
                {productOf({
                  kind: charge.kind,
                  count: readDecimal(charge.count),
                  eachCents: typedCents(charge.each),
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {error && <p className="text-coral text-small">{error}</p>}
      {charges.length > 0 && (
        <p className="font-strong tabular-nums">{text.chargesTotal(formatMinor(total, 'EUR'))}</p>
      )}
      {Object.values(read.rates).every((rate) => rate === null) && (
        <p className="text-ink-soft text-small">{text.noRates}</p>
      )}
    </div>
  );
}

const NO_CHARGE: Charge = { kind: 'other', euros: '', note: '', count: '', each: '' };

function isAmount(typed: string): boolean {
  const euros = readDecimal(typed);
  return euros !== null && euros >= 0;
}
