import { useEffect, useEffectEvent, useState } from 'react';
import {
  type Booking,
  type BookingInput,
  type BookingUpdate,
  type Clash,
  clashesIn,
  MAX_RULES_REASON,
  type OpenedBooking,
} from '#app/domain/bookings/booking.schema.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import { invalidatedSignaturesIn } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import type { SaveOutcome, ToSave } from '#app/editing/editor/save.ts';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { centsToEuros, formatMinor } from '#app/lib/money/money.ts';
import { RefusalAlert } from '#app/office/bookings/editor/letting-notice.tsx';
import { SignedChangeText } from '#app/office/bookings/editor/signed-change-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { InputField } from '#app/ui/fields/field.tsx';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import type { BoardBooking, BoardCar } from '../board.schema.ts';
import {
  isMoved,
  isOtherPlace,
  type Shift,
  type Target,
  targetOf,
  unmoved,
} from './board-move.rules.ts';
import { MoveFields } from './board-move-fields.tsx';
import { previewMove } from './board-move-preview.rules.ts';
import { BeforeAndAfter, Clashes } from './board-move-result.tsx';

const euros = (cents: number) => formatMinor(cents, 'EUR');

/** Request for a preview of a move. `seen` is the booking's place when the move began. */
export interface MoveQuestion {
  move: { id: string; seen: Target; target: Target };
}
export type MoveResult =
  | {
      state: 'ready';
      booking: OpenedBooking;
      /** Target that includes changes by other people (`freshTarget`). */
      target: Target;
      options: BookingOptions;
      /** Bookings that hold the car's units; null if a unit is free. */
      clashes: Clash[] | null;
      /** Ids of vehicles that are booked or blocked on these days. */
      busyVehicles: string[];
      /**
       * Overdue rentals that are the only reason why their vehicle is busy. Staff may assign the
       * vehicle to the moved booking nevertheless.
       */
      lateRentals: Clash[];
    }
  | { state: 'deleted' | 'failed' };

const NOTHING_ALLOWED = { allowOverbooking: false, allowSignedChange: false };

/**
 * Dialog that moves a booking to a chosen day, car and plate. A drag opens it with its target. It
 * shows the price, and the bookings that have the car then, before anything is saved. If another
 * person has saved the booking meanwhile, the move is applied to the new version.
 */
export function BoardMoveDialog({
  booking: seen,
  dropped,
  cars,
  onClose,
  finalFocus,
}: {
  booking: BoardBooking;
  dropped: Shift;
  /** All cars, not only the shown ones. */
  cars: BoardCar[];
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}) {
  const text = useOfficeText('board').page.move;
  const bookings = useOfficeText('bookings');
  const language = useOfficeLanguage();
  const { id } = seen;
  const asking = useBusyFetcher<MoveResult>();
  const saving = useBusyFetcher<SaveOutcome<Booking>>();
  const toasts = useToasts();
  const [price, setPrice] = useState<'keep' | 'take' | null>(null);
  /** Refusals of the server that staff have overruled. */
  const [allowed, setAllowed] = useState(NOTHING_ALLOWED);
  /** Reason for which staff overrule letting rules. */
  const [rulesReason, setRulesReason] = useState('');
  const [shift, setShift] = useState(dropped);
  function ask(to: Shift) {
    const move = { id, seen: targetOf(seen, unmoved(seen)), target: targetOf(seen, to) };
    asking.submit(JSON.stringify({ move } satisfies MoveQuestion), {
      method: 'post',
      encType: 'application/json',
      // The request only reads.
      defaultShouldRevalidate: false,
    });
  }
  const askFirst = useEffectEvent(() => ask(dropped));
  useEffect(() => askFirst(), []);
  function change(next: Shift) {
    setShift(next);
    setPrice(null);
    setAllowed(NOTHING_ALLOWED);
    saving.reset();
    ask(next);
  }
  // Runs after the board has been reloaded, because before that the bars are in their former
  // places.
  const outcome = useOutcome(saving, (answered) => {
    if (answered.kind === 'conflict') return ask(shift);
    if (answered.kind !== 'saved') return;
    toasts.success(bookings.alerts.updated, { action: true, lang: language });
    onClose();
  });

  const response = asking.state === 'idle' ? asking.data : undefined;
  const ready = response?.state === 'ready' ? response : null;
  const target = ready?.target ?? targetOf(seen, shift);
  const preview =
    ready &&
    previewMove(ready.booking, target, {
      options: ready.options,
      now: new Date(),
      texts: bookings,
    });
  const asksForPrice =
    preview !== null && !preview.keepsPrice && preview.receiptCents !== preview.beforeCents;
  const chosen = price ?? (preview?.follows ? 'take' : 'keep');
  const clashes = outcome?.kind === 'refused' ? clashesIn(outcome.data) : (ready?.clashes ?? null);
  const isHolding = ready !== null && !['completed', 'cancelled'].includes(ready.booking.status);
  // A move to another plate on the same days needs no further unit of the car.
  const isOutsideForm = ready !== null && isOtherPlace(ready.booking, target);
  const signed = outcome?.kind === 'refused' ? invalidatedSignaturesIn(outcome.data) : null;
  const plateOf = (id: string | null) =>
    ready?.options.cars.flatMap(({ vehicles }) => vehicles).find((each) => each.id === id)?.plate;
  const { vehicleId } = target;
  const late =
    ready?.lateRentals.filter(({ plate }) => plate && plate === plateOf(vehicleId)) ?? [];
  const isPlateBusy =
    vehicleId !== null && late.length === 0 && ready?.busyVehicles.includes(vehicleId) === true;
  const full = isOutsideForm || outcome?.kind === 'refused' ? clashes : null;
  const clashing = isHolding ? (full ?? (late.length > 0 ? late : null)) : null;
  const allowRules = (preview?.broken.length ?? 0) > 0;
  const canSave =
    Boolean(preview?.input) &&
    !isPlateBusy &&
    isMoved(seen, shift) &&
    (!allowRules || rulesReason.trim() !== '');
  const isChanged = ready !== null && ready.booking.version !== seen.version;
  function save() {
    if (!ready || !preview?.input || !canSave) return;
    const { receiptCents, beforeCents } = preview;
    const total = centsToEuros(chosen === 'take' ? (receiptCents ?? beforeCents) : beforeCents);
    const allowing = {
      allowOverbooking: allowed.allowOverbooking || clashing !== null,
      allowSignedChange: allowed.allowSignedChange || signed !== null,
    };
    setAllowed(allowing);
    const toSave: ToSave<BookingInput & Pick<BookingUpdate, 'allowSignedChange'>> = {
      input: {
        ...preview.input,
        ...allowing,
        ...{ allowRules, rulesReason: allowRules ? rulesReason : '' },
        pricing: { total },
      },
      read: { id, version: ready.booking.version },
    };
    saving.submit(JSON.stringify(toSave), { method: 'post', encType: 'application/json' });
  }
  const isDeleted = response?.state === 'deleted' || outcome?.kind === 'deleted';
  return (
    <FormDialog
      open
      title={text.title(seen.bookingReference, seen.customer)}
      lang={language}
      onCancel={onClose}
      finalFocus={finalFocus}
      onSubmit={save}
      pending={saving.state !== 'idle'}
      cancelLabel={isChanged ? text.keepTheirs : text.cancel}
      footer={
        <Button
          type="submit"
          size="sm"
          variant="primary"
          pending={saving.state !== 'idle'}
          aria-disabled={!canSave || isDeleted}
        >
          {clashing || signed ? text.saveAnyway : isChanged ? text.saveMine : text.save}
        </Button>
      }
    >
      <div inert={saving.state !== 'idle'}>
        <MoveFields
          booking={seen}
          shift={shift}
          target={target}
          cars={cars}
          ownPlate={plateOf(seen.vehicleId)}
          onChange={change}
        />
      </div>
      <div className="mt-4 grid gap-4" aria-live="polite">
        {!response && <p className="text-ink-soft">{text.loading}</p>}
        {isDeleted && <Alert tone="error">{text.deleted}</Alert>}
        {response?.state === 'failed' && (
          <Alert tone="error">
            <span>{text.failed}</span>{' '}
            <Button size="sm" onClick={() => ask(shift)}>
              {text.retry}
            </Button>
          </Alert>
        )}
        {isChanged && <Alert tone="error">{text.changed}</Alert>}
        {outcome?.kind === 'refused' && clashes === null && signed === null && (
          <Alert tone="error">
            {outcome.details.length > 0
              ? `${text.cannot} ${outcome.details.map(({ message }) => message).join('; ')}`
              : bookings.alerts.updating(outcome.error)}
          </Alert>
        )}
        {ready && preview && (
          <>
            <BeforeAndAfter
              {...ready}
              plateOf={plateOf}
              preview={preview}
              take={chosen === 'take'}
            />
            {preview.errors.length > 0 && (
              <Alert tone="error">{`${text.cannot} ${preview.errors.join('; ')}`}</Alert>
            )}
            {asksForPrice && preview.receiptCents !== null && (
              <SegmentedControl
                legend={text.price}
                name="move-price"
                segments={[
                  { value: 'take', label: text.take(euros(preview.receiptCents)) },
                  { value: 'keep', label: text.keep(euros(preview.beforeCents)) },
                ]}
                value={chosen}
                onChange={setPrice}
                className="justify-self-start max-sm:w-full"
              />
            )}
            {allowRules && (
              <>
                <RefusalAlert
                  broken={preview.broken}
                  rental={target}
                  lettingRules={ready.options.lettingRules}
                />
                <InputField
                  label={bookings.fields.rulesReason}
                  value={rulesReason}
                  onChange={({ currentTarget }) => setRulesReason(currentTarget.value)}
                  required
                  maxLength={MAX_RULES_REASON}
                />
              </>
            )}
            {isPlateBusy && <Alert tone="error">{text.plateBusy(plateOf(vehicleId) ?? '')}</Alert>}
            {target.carId !== null && clashes === null && late.length === 0 && canSave && (
              <p className="text-ink-soft text-small">{text.free}</p>
            )}
            {clashing && <Clashes clashes={clashing} />}
            {signed && (
              <Alert tone="error">
                <SignedChangeText signed={signed} />
              </Alert>
            )}
          </>
        )}
      </div>
    </FormDialog>
  );
}
