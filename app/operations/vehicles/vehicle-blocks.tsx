import { useEffect, useRef, useState } from 'react';
import { clashesIn } from '#app/domain/bookings/booking.schema.ts';
import { type ActionResult, useRowAction } from '#app/editing/list/list-actions.tsx';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { businessNow, isIsoDate, parseSlashDate } from '#app/lib/dates/dates.ts';
import { ClashList } from '#app/office/bookings/editor/booking-clash-dialog.tsx';
import { Button, IconButton } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { InputField, SelectField } from '#app/ui/fields/field.tsx';
import { SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { BLOCK_REASONS, type Block, type Vehicle } from './vehicle.schema.ts';

/** Blocked days of a vehicle. They are saved at once, apart from the form. */
export function VehicleBlocks({ vehicle }: { vehicle: Vehicle }) {
  const { blocks: text } = useOfficeText('vehicles');
  const [adding, setAdding] = useState(false);
  return (
    <div className="mb-6">
      <FormSection id="vehicle-blocks" title={text.title} text={text.text}>
        {vehicle.blocks.length === 0 && <p className="text-ink-soft">{text.none}</p>}
        <ul className="grid gap-2">
          {vehicle.blocks.map((block) => (
            <BlockRow key={block.id} block={block} vehicleId={vehicle.id} />
          ))}
        </ul>
        {vehicle.status === 'in-service' && (
          <Button size="sm" className="mt-4" onClick={() => setAdding(true)}>
            <Icon name="icon-plus" className="size-5" />
            <span>{text.add}</span>
          </Button>
        )}
      </FormSection>
      {adding && <BlockDialog vehicle={vehicle} onClose={() => setAdding(false)} />}
    </div>
  );
}

function BlockRow({ block, vehicleId }: { block: Block; vehicleId: string }) {
  const { blocks: text } = useOfficeText('vehicles');
  const { days: daysInWords, reasons } = useOfficeText('vehicles').state;
  const days = daysInWords(block.firstDay, block.lastDay);
  const { send, busy } = useRowAction<{ vehicleId: string }>({
    id: block.id,
    intent: 'delete-block',
    done: () => text.removed,
    failed: text.failed,
  });
  return (
    <li className="flex items-center gap-3 rounded-control border border-sand-line py-1 pr-1 pl-3">
      <span className="min-w-0 grow">
        <span className="font-strong tabular-nums">{days}</span>{' '}
        <span className="text-ink-soft">
          {[reasons[block.reason], block.note].filter(Boolean).join(', ')}
        </span>
      </span>
      <IconButton
        label={text.remove(days)}
        aria-disabled={busy}
        onClick={() => !busy && send({ vehicleId })}
      >
        <Icon name="icon-trash" className="size-5 text-coral" />
      </IconButton>
    </li>
  );
}

function BlockDialog({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const { blocks: text, labels: vehicleLabels } = useOfficeText('vehicles');
  const { reasons } = useOfficeText('vehicles').state;
  const fetcher = useBusyFetcher<ActionResult>();
  const toasts = useToasts();
  const { date: today } = businessNow(new Date());
  const [typed, setTyped] = useState({
    firstDay: today,
    lastDay: today,
    reason: 'service',
    note: '',
  });
  const alert = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState({ firstDay: '', lastDay: '' });
  const outcome = useOutcome(fetcher, ({ ok }) => {
    if (!ok) return;
    toasts.success(text.added, { action: true });
    onClose();
  });
  const refused = outcome?.ok === false ? outcome : null;
  // If the days have changed since the refusal, the server checks them again.
  const isSent = typed.firstDay === sent.firstDay && typed.lastDay === sent.lastDay;
  const clashes = isSent ? clashesIn(refused?.data) : null;
  const errorOf = (field: string) =>
    refused?.details?.find((detail) => detail.field === field)?.message;
  useEffect(() => {
    if (refused) alert.current?.focus();
  }, [refused]);

  const field = (name: 'firstDay' | 'lastDay' | 'note') => ({
    label: vehicleLabels[name],
    value: typed[name],
    error: errorOf(name),
  });
  const day = (name: 'firstDay' | 'lastDay') => ({
    ...field(name),
    lang: 'tr' as const,
    required: true,
    onChange(value: string) {
      const date = parseSlashDate(value) ?? value;
      setTyped((before) => ({
        ...before,
        [name]: value,
        // Moves the last day as soon as the first day passes it. If it waited until the field loses
        // the focus, the last day might already be typed.
        ...(name === 'firstDay' && isIsoDate(date) && date > before.lastDay && { lastDay: date }),
      }));
    },
  });
  return (
    <FormDialog
      open
      title={text.add}
      lang={useOfficeLanguage()}
      onCancel={onClose}
      onSubmit={() => {
        setSent(typed);
        const allowOverbooking = clashes ? 'yes' : 'no';
        void fetcher.submit(
          { intent: 'block', id: vehicle.id, ...typed, allowOverbooking },
          { method: 'post' },
        );
      }}
      pending={fetcher.state !== 'idle'}
      cancelLabel={text.cancel}
      footer={
        <Button type="submit" size="sm" variant="primary" pending={fetcher.state !== 'idle'}>
          {clashes ? text.anyway : text.submit}
        </Button>
      }
    >
      {refused && isSent && (
        <div ref={alert} tabIndex={-1} className="mb-4 outline-none">
          <Alert tone="error">
            <span>{text.failed(refused.error)}</span>
            {clashes && <ClashList clashes={clashes} />}
          </Alert>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SlashDateField {...day('firstDay')} />
        <SlashDateField {...day('lastDay')} min={typed.firstDay} />
        <SelectField
          label={vehicleLabels.reason}
          value={typed.reason}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, reason: value })}
        >
          {BLOCK_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {reasons[reason]}
            </option>
          ))}
        </SelectField>
        <InputField
          {...field('note')}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, note: value })}
        />
      </div>
    </FormDialog>
  );
}
