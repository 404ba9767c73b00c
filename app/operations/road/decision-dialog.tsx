import { useState } from 'react';
import type { ActionResult } from '#app/editing/list/list-actions.tsx';
import { newKey } from '#app/editing/office-calls/idempotency-key.ts';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import type { RoadState } from './road.rules.ts';
import type { RoadCharge } from './road.schema.ts';

interface Choice {
  state: RoadState;
  bookingId: string;
  label: string;
}

export function DecisionDialog({
  roadCharge,
  onClose,
}: {
  roadCharge: RoadCharge;
  onClose: () => void;
}) {
  const { page, kinds } = useOfficeText('road');
  const { decision: text } = page;
  const language = useOfficeLanguage();
  const toasts = useToasts();
  const fetcher = useBusyFetcher<ActionResult>();
  /** Key of the dialog, so that a decision repeated after a lost response is made once. */
  const [idempotencyKey] = useState(newKey);
  const { id, plate, at, kind, state, rental, candidates, version, charge } = roadCharge;
  const rentals = rental ? [rental] : candidates;
  const choices: Choice[] = [
    ...rentals.map(({ bookingId, customer, reference }) => ({
      state: 'charged' as const,
      bookingId,
      label: `${text.rental}: ${[customer, reference].filter(Boolean).join(', ')}`,
    })),
    { state: 'office', bookingId: '', label: text.office },
    { state: 'disputed', bookingId: '', label: text.disputed },
    { state: 'open', bookingId: '', label: text.open },
  ];
  const [chosen, setChosen] = useState(
    () => choices.find((choice) => choice.state === state) ?? choices[0],
  );
  const outcome = useOutcome(fetcher, ({ ok }) => {
    if (!ok) return;
    toasts.success(text.done, { action: true });
    onClose();
  });
  const isCharged = charge !== null && !charge.voided;
  const voids = isCharged && (chosen?.state === 'office' || chosen?.state === 'open');
  const pending = fetcher.state !== 'idle';
  return (
    <FormDialog
      open
      lang={language}
      title={text.title}
      cancelLabel={text.cancel}
      pending={pending}
      onCancel={onClose}
      onSubmit={() => {
        if (!chosen) return;
        const { state: next, bookingId } = chosen;
        const decision = { state: next, bookingId, version: String(version) };
        void fetcher.submit(
          { intent: 'decide', id, ...decision, idempotencyKey },
          { method: 'post' },
        );
      }}
      footer={
        <Button type="submit" variant="primary" size="sm" pending={pending}>
          {text.save}
        </Button>
      }
    >
      {outcome?.ok === false && (
        <Alert tone="error" className="mb-4">
          {outcome.error || text.failed}
        </Alert>
      )}
      <fieldset>
        <legend className="mb-2 text-ink-soft text-small">
          {`${plate}, ${staffMoment(at)}, ${kinds[kind]}`}
        </legend>
        {choices.map((choice) => (
          <label
            key={`${choice.state} ${choice.bookingId}`}
            className="flex min-h-11 cursor-pointer items-center gap-3"
          >
            <input
              type="radio"
              name="payer"
              className="size-5 shrink-0 accent-ink"
              checked={choice.state === chosen?.state && choice.bookingId === chosen.bookingId}
              onChange={() => setChosen(choice)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </fieldset>
      {chosen?.state === 'charged' && !isCharged && (
        <p className="mt-3 text-ink-soft text-small">{text.charge}</p>
      )}
      {voids && <p className="mt-3 text-ink-soft text-small">{text.void}</p>}
    </FormDialog>
  );
}
