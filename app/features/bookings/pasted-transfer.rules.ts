import { wallClock } from '#app/lib/dates.ts';
import { DEFAULT_CURRENCY, isCurrencyCode } from '#app/lib/money.ts';
import type { decodeTransfer } from '../transfers/transfer-message.rules.ts';
import { matchZone } from '../transfers/zone.rules.ts';
import { pricedZone } from './booking-options.rules.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import { transferReceipt } from './booking-price.rules.ts';
import type { FilledMessage } from './pasted-message.rules.ts';
import { pastedMessageText } from './pasted-message.text.ts';
import { compareTransfer } from './pasted-price.rules.ts';
import { transferEdits } from './pasted-text.rules.ts';
import { anHourAfter, splitName } from './visitor-request.rules.ts';

const { warnings: text, assumptions } = pastedMessageText;

const FEWEST_PHONE_DIGITS = 5;

/** The part of `readPastedMessage` for a transfer; `plain` is the message's `plainText`. */
export function readPastedTransfer(
  plain: string,
  { request, currency }: NonNullable<ReturnType<typeof decodeTransfer>>,
  options: BookingOptions,
): Omit<FilledMessage, 'ok'> {
  const zone = matchZone(
    options.zones.map((given) => ({ ...given, active: given.status === 'active' })),
    request.dropoffLocation,
  );
  const { vehicle, passengers, email, phone, message: notes } = request;
  const { name, surname } = splitName(request.name);
  const flightNumber = flightIn(notes);
  const hasTime = request.date !== '' && request.time !== '';
  const digits = phone.replace(/\D/g, '').length;
  return {
    form: {
      serviceType: 'transfer',
      carId: null,
      transferId: zone?.id ?? null,
      drivers: [{ name, surname, phoneNumber: phone }],
      email,
      pickupLocation: request.pickupLocation,
      dropoffLocation: request.dropoffLocation,
      pickupTime: hasTime ? wallClock(request.date, request.time) : '',
      dropoffTime: hasTime ? anHourAfter(request.date, request.time) : '',
      transferData: {
        vehicleCapacity: vehicle,
        passengers,
        ...(flightNumber && { flightNumber }),
        ...(notes && { notes }),
      },
    },
    price: compareTransfer(
      plain,
      isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
      transferReceipt(zone && pricedZone(zone), vehicle),
    ),
    warnings: [
      ...(zone ? [] : [text.specialPrice]),
      ...(surname ? [] : [text.surname]),
      ...(digits < FEWEST_PHONE_DIGITS ? [text.phone] : []),
      ...transferEdits(plain, request).map(({ label, said, code }) =>
        text.edited(label, said, code),
      ),
    ],
    assumptions: hasTime ? [assumptions.transferEnd] : [],
  };
}

/** A flight that a note names: after a word for it in any case, else as tickets write it, `TK 2412`. */
function flightIn(note: string): string | null {
  const named =
    /(?:uçuş|ucus|sefer|flight|flug|рейс)[^\n]{0,15}?\b([a-z]{2}|[a-z]\d|\d[a-z])[ -]?(\d{2,4})\b/i;
  const written = /\b([A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?(\d{3,4})\b/;
  const [, airline, number] = named.exec(note) ?? written.exec(note) ?? [];
  return airline && number ? `${airline.toUpperCase()} ${number}` : null;
}
