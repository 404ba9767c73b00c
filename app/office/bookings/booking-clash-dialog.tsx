import { useState } from 'react';
import { vehiclePath } from '#app/editing/office-paths.rules.ts';
import type { Attempt } from '#app/editing/use-editor.ts';
import { type Language, languageOf } from '#app/lib/language.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useText } from '#app/ui/use-text.ts';
import { type Clash, clashesIn } from './booking.schema.ts';
import { bookingListHref } from './booking-list-address.rules.ts';
import { bookingsText } from './bookings.text.ts';

/** Shows the bookings that hold the units, and asks whether to book anyway. */
export function BookingClashDialog({
  clashes,
  onBookAnyway,
  onCancel,
  finalFocus,
  screen = 'en',
}: {
  /** Null: closed. */
  clashes: Clash[] | null;
  onBookAnyway: () => void;
  onCancel: () => void;
  finalFocus?: () => HTMLElement | null;
  /** As of `ClashList`. */
  screen?: Language;
}) {
  const { clash: text } = useText(bookingsText, screen);
  return (
    <ConfirmDialog
      open={clashes !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={text.title}
      text={clashes && <ClashText clashes={clashes} screen={screen} />}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      onConfirm={onBookAnyway}
      finalFocus={finalFocus}
      lang={languageOf(screen)}
    />
  );
}

function ClashText({ clashes, screen }: { clashes: Clash[]; screen: Language }) {
  const { clash: text } = useText(bookingsText, screen);
  return (
    <>
      <p>{introOf(clashes, text)}</p>
      {clashes.length > 0 && <ClashList clashes={clashes} screen={screen} />}
      <p className="mt-3">{text.question}</p>
    </>
  );
}

function introOf([first]: Clash[], text: ReturnType<typeof bookingsText.onScreen>['clash']) {
  if (!first) return text.noUnits;
  return first.plate ? text.latePlate(first.plate) : text.inTheWay;
}

/** Who holds a unit, from when to when; a block has no customer. */
export function ClashHolder({
  screen = 'en',
  customer,
  from,
  to,
  lateUntil,
}: Pick<Clash, 'customer' | 'from' | 'to' | 'lateUntil'> & { screen?: Language }) {
  const { holder, blocked } = useText(bookingsText, screen).clash;
  return <span>{holder(customer || blocked, from, to, lateUntil !== undefined)}</span>;
}

/**
 * The bookings and blocks that hold the units; each opens in a new tab. `screen` is the language of
 * the screen that shows it, for a person who chose none.
 */
export function ClashList({ clashes, screen = 'en' }: { clashes: Clash[]; screen?: Language }) {
  const { clash: text } = useText(bookingsText, screen);
  return (
    <ul lang={languageOf(screen)} className="mt-3 grid gap-2">
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
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-turquoise underline"
          >
            <span>{reference}</span>
            <Icon name="icon-external-link" className="size-4" />
          </a>
          <span className="block text-ink text-sm tabular-nums">
            <ClashHolder screen={screen} {...holder} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Asks whether to save a car or vehicle although bookings would miss a unit or plate, and lists them. */
export function InTheWayDialog({
  clashes,
  message,
  text,
  onSaveAnyway,
  onCancel,
  finalFocus,
  screen,
}: {
  /** Null: closed. */
  clashes: Clash[] | null;
  message: string | undefined;
  text: { title: string; confirm: string; cancel: string };
  onSaveAnyway: () => void;
  onCancel: () => void;
  finalFocus: () => HTMLElement | null;
  /** Language of the screen, for a person who chose none. */
  screen: Language;
}) {
  return (
    <ConfirmDialog
      open={clashes !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={text.title}
      text={
        <>
          <p>{message}</p>
          <ClashList clashes={clashes ?? []} screen={screen} />
        </>
      }
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      onConfirm={onSaveAnyway}
      finalFocus={finalFocus}
      lang={languageOf(screen)}
    />
  );
}

/**
 * Bookings that made the server refuse a save, and `saveAnyway`, which saves again with the fields of `anyway`.
 * `clashes` is null if the save was not refused for bookings.
 */
export function useSaveAnyway<Anyway>(
  { attempt, save }: { attempt: Attempt | null; save: (extra: Anyway) => void },
  anyway: Anyway,
) {
  const { reasons: clashes, ...ways } = useOverrule({ attempt, save }, anyway, clashesIn);
  return { clashes, ...ways };
}

/** Works like `useSaveAnyway` for any reasons of a refusal; `reasonsIn` reads them from its `data`. */
export function useOverrule<Anyway, Reasons>(
  { attempt, save }: { attempt: Attempt | null; save: (extra: Anyway) => void },
  anyway: Anyway,
  reasonsIn: (data: unknown) => Reasons | null,
) {
  /** The attempt whose reasons were answered. */
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
