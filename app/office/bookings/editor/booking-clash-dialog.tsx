import { useState } from 'react';
import { type Clash, clashesIn } from '#app/domain/bookings/booking.schema.ts';
import type { Attempt } from '#app/editing/editor/editor-state.rules.ts';
import { vehiclePath } from '#app/editing/office-paths.rules.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { bookingListHref } from '../list/booking-list-address.rules.ts';

export function BookingClashDialog({
  clashes,
  onBookAnyway,
  onCancel,
  finalFocus,
}: {
  /** Null if the dialog is closed. */
  clashes: Clash[] | null;
  onBookAnyway: () => void;
  onCancel: () => void;
  finalFocus?: () => HTMLElement | null;
}) {
  const { clash: text } = useOfficeText('bookings');
  return (
    <ConfirmDialog
      open={clashes !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={text.title}
      text={clashes && <ClashText clashes={clashes} />}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      onConfirm={onBookAnyway}
      finalFocus={finalFocus}
      lang={useOfficeLanguage()}
    />
  );
}

function ClashText({ clashes }: { clashes: Clash[] }) {
  const { clash: text } = useOfficeText('bookings');
  return (
    <>
      <p>{introOf(clashes, text)}</p>
      {clashes.length > 0 && <ClashList clashes={clashes} />}
      <p className="mt-3">{text.question}</p>
    </>
  );
}

function introOf([first]: Clash[], text: OfficeTexts['bookings']['clash']) {
  if (!first) return text.noUnits;
  return first.plate ? text.latePlate(first.plate) : text.clashing;
}

/** Booking or block that holds a unit, with its period; a block has no customer. */
export function ClashHolder({
  customer,
  from,
  to,
  lateUntil,
  bufferedUntil,
}: Pick<Clash, 'customer' | 'from' | 'to' | 'lateUntil' | 'bufferedUntil'>) {
  const { holder, blocked, buffered } = useOfficeText('bookings').clash;
  const held = holder(customer || blocked, from, to, lateUntil !== undefined);
  return <span>{bufferedUntil ? `${held}, ${buffered(bufferedUntil)}` : held}</span>;
}

export function ClashList({ clashes }: { clashes: Clash[] }) {
  const { clash: text } = useOfficeText('bookings');
  return (
    <ul lang={useOfficeLanguage()} className="mt-3 grid gap-2">
      {clashes.map(({ reference, vehicleId, plate: _plate, ...holder }) => (
        <li
          key={`${reference} ${holder.from}`}
          className="rounded-control border border-sand-line px-3 pb-2"
        >
          <a
            href={vehicleId ? vehiclePath(vehicleId) : bookingListHref({ search: reference })}
            target="_blank"
            rel="noopener"
            aria-label={text.open(reference)}
            className="inline-flex min-h-11 items-center gap-2 font-strong text-turquoise underline"
          >
            <span>{reference}</span>
            <Icon name="icon-external-link" className="size-4" />
          </a>
          <span className="block text-ink text-small tabular-nums">
            <ClashHolder {...holder} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Lists the bookings that a change of a car or vehicle leaves without a unit or plate, and asks
 * whether to save anyway.
 */
export function SaveAnywayDialog({
  clashes,
  message,
  text,
  onSaveAnyway,
  onCancel,
  finalFocus,
}: {
  /** Null if the dialog is closed. */
  clashes: Clash[] | null;
  message: string | undefined;
  text: { title: string; confirm: string; cancel: string };
  onSaveAnyway: () => void;
  onCancel: () => void;
  finalFocus: () => HTMLElement | null;
}) {
  return (
    <ConfirmDialog
      open={clashes !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={text.title}
      text={
        <>
          <p>{message}</p>
          <ClashList clashes={clashes ?? []} />
        </>
      }
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      onConfirm={onSaveAnyway}
      finalFocus={finalFocus}
      lang={useOfficeLanguage()}
    />
  );
}

/**
 * Returns the bookings because of which the server refused a save, and `saveAnyway`, which repeats
 * the save with the fields of `anyway`. `clashes` is null if the save was not refused for bookings.
 */
export function useSaveAnyway<Anyway>(
  { attempt, save }: { attempt: Attempt | null; save: (extra: Anyway) => void },
  anyway: Anyway,
) {
  const { reasons: clashes, ...ways } = useOverrule({ attempt, save }, anyway, clashesIn);
  return { clashes, ...ways };
}

/**
 * Works like `useSaveAnyway` for any reasons of a refusal; `reasonsIn` reads them from its `data`.
 */
export function useOverrule<Anyway, Reasons>(
  { attempt, save }: { attempt: Attempt | null; save: (extra: Anyway) => void },
  anyway: Anyway,
  reasonsIn: (data: unknown) => Reasons | null,
) {
  /** Attempt whose refusal the person has answered. */
  const [answered, setAnswered] = useState<Attempt | null>(null);
  return {
    reasons: attempt && attempt !== answered ? reasonsIn(attempt.data) : null,
    saveAnyway() {
      setAnswered(attempt);
      save(anyway);
    },
    cancel: () => setAnswered(attempt),
  };
}
