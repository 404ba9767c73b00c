import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { DayField, TextField, useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { isDoubtfulId } from '../documents/identity-number.rules.ts';
import { DRIVER_FIELDS } from '../handover.rules.ts';
import { MAX_DRIVERS, type ShownDocuments } from '../handover.schema.ts';
import type { HandoverForm } from './handover-form.schema.ts';

const LINES = DRIVER_FIELDS.filter((name) => name !== 'address');
const DATES: readonly string[] = ['birthDate', 'licenceDate'];

type KnownDrivers = Extract<ShownDocuments, { ok: true }>['drivers'];
const isNumber = (name: string) => name === 'idNumber' || name === 'licenceNumber';

const NO_DRIVER = {
  stored: '',
  name: '',
  surname: '',
  idNumber: '',
  nationality: '',
  birthDate: '',
  licenceNumber: '',
  licenceClass: '',
  licenceDate: '',
  address: '',
};

/**
 * Identity and licence of the drivers. A field shows only the end of a stored number. On request
 * the whole number appears below the field, so that looking at it changes nothing.
 */
export function DriversField({ isStored }: { isStored: boolean }) {
  const { page: text, labels: handoverLabels } = useOfficeText('handovers');
  const { control } = useFormContext<HandoverForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'drivers' });
  const { id: fieldId } = useFieldTexts<HandoverForm>('drivers');
  const [known, setKnown] = useState<KnownDrivers>([]);
  const typed = useWatch({ control, name: 'drivers' });
  function hintOf(i: number, { stored, name }: { stored: string; name: string }) {
    const person = typed[i];
    if (name === 'idNumber' && person && isDoubtfulId(person)) return text.doubtfulId;
    const driver = stored === '' ? undefined : known[Number(stored)];
    return driver && isNumber(name) && driver[name] ? text.storedNumber(driver[name]) : undefined;
  }
  return (
    <div id={fieldId} tabIndex={-1} className="grid gap-4 outline-none">
      {fields.map(({ id, stored }, i) => (
        <fieldset key={id} className="min-w-0 border-sand-line not-first:border-t not-first:pt-4">
          <legend className="float-left mb-3 flex w-full min-h-11 items-center justify-between font-strong">
            <span>{text.driver(i + 1)}</span>
            {i > 0 && (
              <IconButton label={text.removeDriver(i + 1)} onClick={() => remove(i)}>
                <Icon name="icon-x" className="size-5" />
              </IconButton>
            )}
          </legend>
          <div className="clear-both grid gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {LINES.map((name) => {
              const field = { name: `drivers.${i}.${name}`, label: handoverLabels[name] } as const;
              return DATES.includes(name) ? (
                <DayField<HandoverForm> key={name} {...field} />
              ) : (
                <TextField<HandoverForm>
                  key={name}
                  {...field}
                  hint={hintOf(i, { stored, name })}
                  spellCheck={false}
                />
              );
            })}
            <TextField<HandoverForm>
              name={`drivers.${i}.address`}
              label={handoverLabels.address}
              className="sm:col-span-2 lg:col-span-3"
            />
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        {fields.length < MAX_DRIVERS && (
          <Button size="sm" variant="quiet" onClick={() => append(NO_DRIVER)}>
            <Icon name="icon-plus" className="size-5" />
            <span>{text.addDriver}</span>
          </Button>
        )}
        {isStored && <ShowNumbers onShown={setKnown} />}
      </div>
    </div>
  );
}

function ShowNumbers({ onShown }: { onShown: (drivers: KnownDrivers) => void }) {
  const { page: text } = useOfficeText('handovers');
  const fetcher = useBusyFetcher<ShownDocuments>();
  const toasts = useToasts();
  useOutcome(fetcher, (response) => {
    if (!response.ok) return toasts.error(response.error || text.showFailed);
    onShown(response.drivers);
    toasts.success(text.numbersShown);
  });
  return (
    <Button
      size="sm"
      variant="quiet"
      pending={fetcher.state !== 'idle'}
      onClick={() => void fetcher.submit({ intent: 'show-documents' }, { method: 'post' })}
    >
      <Icon name="icon-eye" className="size-5" />
      <span>{text.showNumbers}</span>
    </Button>
  );
}
