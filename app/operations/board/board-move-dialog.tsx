import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import {
  type Booking,
  type BookingInput,
  type BookingUpdate,
  type Clash,
  clashesIn,
  type OpenedBooking,
} from '#app/domain/bookings/booking.schema.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import { endedSignaturesIn } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import type { SaveOutcome, ToSave } from '#app/editing/editor/save.ts';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { centsToEuros, formatMinor } from '#app/lib/money/money.ts';
import { ClashHolder } from '#app/office/bookings/editor/booking-clash-dialog.tsx';
import { SignedChangeText } from '#app/office/bookings/editor/signed-change-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import type { BoardBooking } from './board.schema.ts';
import { isOtherPlace, type Target } from './board-move.rules.ts';
import { type MovePreview, previewMove } from './board-move-preview.rules.ts';

const euros = (cents: number) => formatMinor(cents, 'EUR');

/** Question to the page's client action: what would come of this move? */
export interface MoveQuestion {
  move: { id: string; seen: Target; target: Target };
}
export type MoveAnswer =
  | {
      state: 'ready';
      booking: OpenedBooking;
      /** Where it would be now (`freshTarget`). */
      target: Target;
      options: BookingOptions;
      /** What has the car's units then; null where one is free. */
      clashes: Clash[] | null;
      /** Ids of vehicles that are booked or blocked then. */
      busyVehicles: string[];
      /** Rentals that are out late with a plate, which staff may give all the same. */
      lateRentals: Clash[];
    }
  | { state: 'deleted' | 'failed' };

/**
 * A move before it is saved: old and new days, car, plate and price, and who has the car then. Where another
 * person has saved the booking since it was read, theirs is what it moves from.
 */
export function BoardMoveDialog({
  booking: seen,
  target: dropped,
  onClose,
  finalFocus,
}: {
  booking: BoardBooking;
  target: Target;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}) {
  const text = useOfficeText('board').page.move;
  const bookings = useOfficeText('bookings');
  const language = useOfficeLanguage();
  const { id } = seen;
  const asking = useBusyFetcher<MoveAnswer>();
  const saving = useBusyFetcher<SaveOutcome<Booking>>();
  const toasts = useToasts();
  const [price, setPrice] = useState<'keep' | 'take' | null>(null);
  /** Refusals of the server that the person has overruled. */
  const [allowed, setAllowed] = useState({ allowOverbooking: false, allowSignedChange: false });
  function ask() {
    const { pickupTime, dropoffTime, carId, vehicleId } = seen;
    const move = { id, seen: { pickupTime, dropoffTime, carId, vehicleId }, target: dropped };
    asking.submit(JSON.stringify({ move } satisfies MoveQuestion), {
      method: 'post',
      encType: 'application/json',
      // It changes nothing.
      defaultShouldRevalidate: false,
    });
  }
  const askFirst = useEffectEvent(ask);
  useEffect(() => askFirst(), []);
  // When the board has been read anew: until then its bars are where they were.
  const outcome = useOutcome(saving, (answered) => {
    if (answered.kind === 'conflict') return ask();
    if (answered.kind !== 'saved') return;
    toasts.success(bookings.alerts.updated, { action: true, lang: language });
    onClose();
  });

  const answer = asking.state === 'idle' ? asking.data : undefined;
  const ready = answer?.state === 'ready' ? answer : null;
  const target = ready?.target ?? dropped;
  const preview =
    ready &&
    previewMove(ready.booking, target, {
      options: ready.options,
      now: new Date(),
      texts: bookings,
    });
  const asksForPrice =
    preview !== null && !preview.isPricedAlike && preview.receiptCents !== preview.beforeCents;
  const chosen = price ?? (preview?.follows ? 'take' : 'keep');
  const clashes = outcome?.kind === 'refused' ? clashesIn(outcome.data) : (ready?.clashes ?? null);
  const isHolding = ready !== null && !['completed', 'cancelled'].includes(ready.booking.status);
  // Another plate on the same days takes nothing more of the car.
  const isElsewhere = ready !== null && isOtherPlace(ready.booking, target);
  const signed = outcome?.kind === 'refused' ? endedSignaturesIn(outcome.data) : null;
  const plateOf = (id: string | null) =>
    ready?.options.cars.flatMap(({ vehicles }) => vehicles).find((each) => each.id === id)?.plate;
  const { vehicleId } = target;
  const late =
    ready?.lateRentals.filter(({ plate }) => plate && plate === plateOf(vehicleId)) ?? [];
  const isPlateBusy =
    vehicleId !== null && late.length === 0 && ready?.busyVehicles.includes(vehicleId) === true;
  const full = isElsewhere || outcome?.kind === 'refused' ? clashes : null;
  const inTheWay = isHolding ? (full ?? (late.length > 0 ? late : null)) : null;
  const canSave = Boolean(preview?.input) && !isPlateBusy;
  const isChanged = ready !== null && ready.booking.version !== seen.version;
  function save() {
    if (!ready || !preview?.input || isPlateBusy) return;
    const { receiptCents, beforeCents } = preview;
    const total = centsToEuros(chosen === 'take' ? (receiptCents ?? beforeCents) : beforeCents);
    const allowing = {
      allowOverbooking: allowed.allowOverbooking || inTheWay !== null,
      allowSignedChange: allowed.allowSignedChange || signed !== null,
    };
    setAllowed(allowing);
    const toSave: ToSave<BookingInput & Pick<BookingUpdate, 'allowSignedChange'>> = {
      input: { ...preview.input, pricing: { total }, ...allowing },
      read: { id, version: ready.booking.version },
    };
    saving.submit(JSON.stringify(toSave), { method: 'post', encType: 'application/json' });
  }
  const isDeleted = answer?.state === 'deleted' || outcome?.kind === 'deleted';
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
          {inTheWay || signed ? text.saveAnyway : isChanged ? text.saveMine : text.save}
        </Button>
      }
    >
      <div className="grid gap-4" aria-live="polite">
        {!answer && <p className="text-ink-soft">{text.loading}</p>}
        {isDeleted && <Alert tone="error">{text.deleted}</Alert>}
        {answer?.state === 'failed' && (
          <Alert tone="error">
            <span>{text.failed}</span>{' '}
            <Button size="sm" onClick={ask}>
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
            {isPlateBusy && <Alert tone="error">{text.plateBusy(plateOf(vehicleId) ?? '')}</Alert>}
            {target.carId !== null && clashes === null && late.length === 0 && canSave && (
              <p className="text-ink-soft text-sm">{text.free}</p>
            )}
            {inTheWay && <Clashes clashes={inTheWay} />}
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

function BeforeAndAfter({
  booking,
  options,
  target,
  plateOf,
  preview: { beforeCents, receiptCents },
  take,
}: {
  booking: Booking;
  options: BookingOptions;
  target: Target;
  plateOf: (vehicleId: string | null) => string | undefined;
  preview: MovePreview;
  take: boolean;
}) {
  const words = useOfficeText('board').page;
  const text = words.move;
  const titleOf = (carId: string | null) =>
    options.cars.find(({ id }) => id === carId)?.title ?? booking.carTitle ?? '';
  const afterCents = take && receiptCents !== null ? receiptCents : beforeCents;
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <thead>
        <tr className="text-ink-soft">
          <td />
          <th scope="col" className="py-1 pr-3 font-semibold">
            {text.now}
          </th>
          <th scope="col" className="py-1 font-semibold">
            {text.next}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row
          label={text.pickup}
          before={staffMoment(booking.pickupTime)}
          after={staffMoment(target.pickupTime)}
        />
        <Row
          label={text.dropoff}
          before={staffMoment(booking.dropoffTime)}
          after={staffMoment(target.dropoffTime)}
        />
        {booking.serviceType === 'car_rental' && (
          <Row label={text.car} before={titleOf(booking.carId)} after={titleOf(target.carId)} />
        )}
        {(booking.vehicleId || target.vehicleId) && (
          <Row
            label={text.plate}
            before={plateOf(booking.vehicleId) ?? words.rows.unplated}
            after={plateOf(target.vehicleId) ?? words.rows.unplated}
          />
        )}
        <Row label={text.total} before={euros(beforeCents)} after={euros(afterCents)} />
      </tbody>
    </table>
  );
}

function Row({ label, before, after }: { label: string; before: string; after: string }) {
  const value = (shown: string): ReactNode =>
    shown === after && before !== after ? <b className="font-bold">{shown}</b> : shown;
  return (
    <tr className="border-sand-line border-t">
      <th scope="row" className="py-2 pr-3 font-medium text-ink-soft">
        {label}
      </th>
      <td className="wrap-anywhere py-2 pr-3">{before}</td>
      <td className="wrap-anywhere py-2">{value(after)}</td>
    </tr>
  );
}

/** The bookings that have the car, or its plate late, with their times; none if the car has no units. */
function Clashes({ clashes }: { clashes: Clash[] }) {
  const { clash } = useOfficeText('bookings');
  const text = useOfficeText('board').page.move;
  const plate = clashes[0]?.plate;
  const intro = clashes.length > 0 ? text.clash : clash.noUnits;
  return (
    <Alert tone="error">
      <p>{plate ? clash.latePlate(plate) : intro}</p>
      {clashes.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {clashes.map((clash) => (
            <li key={`${clash.reference} ${clash.from}`} className="tabular-nums">
              <b className="whitespace-nowrap">{clash.reference}</b> <ClashHolder {...clash} />
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
