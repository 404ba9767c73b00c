import { shortPlace } from '#app/domain/bookings/booking.rules.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { IconName } from '#app/ui/pictures/icon.tsx';
import type { AgendaKind } from './agenda.rules.ts';
import type { AgendaEntry } from './agenda.schema.ts';

export const ICONS: Record<AgendaKind, IconName> = {
  pickup: 'icon-key-round',
  return: 'icon-corner-down-left',
  transfer: 'icon-plane',
};

/** A narrow list breaks the line, so that the name of the customer keeps its room. */
const HELD = 'text-right text-meta @max-md:wrap-normal @max-md:max-w-32 @max-md:whitespace-normal';

export function Sums({ event, className }: { event: AgendaEntry; className?: string }) {
  const text = useOfficeText('agenda');
  const { kind, done, due, giveBack, deposit, depositHeld, cardHold, total } = event;
  const isUnpriced = !done && kind !== 'return' && total === null;
  return (
    <span className={cx('grid justify-items-end whitespace-nowrap', className)}>
      {due !== null && (
        <span className="font-strong">
          <span>{formatMinor(eurosToCents(due), 'EUR')}</span>
          <span className="sr-only">{` ${text.due}`}</span>
        </span>
      )}
      {giveBack !== null && (
        <span className="text-right font-strong @max-md:wrap-normal @max-md:max-w-32 @max-md:whitespace-normal">
          {text.giveBack(formatMinor(eurosToCents(giveBack), 'EUR'))}
        </span>
      )}
      {isUnpriced && <span className="text-coral text-meta">{text.unpriced}</span>}
      {deposit && (
        <span className={HELD}>
          {kind === 'return' ? text.depositBack(deposit) : text.deposit(deposit)}
        </span>
      )}
      {depositHeld !== null && (
        <span className={HELD}>
          {text.depositHeld(formatMinor(eurosToCents(depositHeld), 'EUR'))}
        </span>
      )}
      {cardHold !== null && (
        <span className={HELD}>{text.cardHold(formatMinor(eurosToCents(cardHold), 'EUR'))}</span>
      )}
    </span>
  );
}

/**
 * Returns the car of a rental, or the number of passengers of a transfer. Empty if neither is
 * known.
 */
export function subjectOf(
  { carTitle, passengers }: AgendaEntry,
  text: OfficeTexts['agenda'],
): string {
  return carTitle ?? (passengers ? text.passengers(passengers) : '');
}

/**
 * Returns the name of a transfer's driver as a text; empty for a rental and for an unknown driver.
 */
export function driverText({ kind, driverName }: AgendaEntry, text: OfficeTexts['agenda']): string {
  return kind === 'transfer' && driverName ? text.driver(driverName) : '';
}

/** Returns place, hotel and flight of an event; for a transfer both places and the flight. */
export function placeOf(event: AgendaEntry): string {
  const { kind, pickupLocation, dropoffLocation, hotel, flightNumber } = event;
  const [from, to] = [shortPlace(pickupLocation), shortPlace(dropoffLocation)];
  // A text that is too long is cut at its end, so the flight comes first.
  if (kind === 'transfer') return [flightNumber, `${from} → ${to}`].filter(Boolean).join(' · ');
  const end = kind === 'pickup' ? [from, hotel, flightNumber] : [to, hotel];
  return end.filter(Boolean).join(' · ');
}
