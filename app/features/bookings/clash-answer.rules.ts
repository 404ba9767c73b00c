/** What the API says of a booking for which no unit of the car is free (product.md, Availability). */
import type { FieldError } from '#app/lib/app-error.ts';

/** One of the bookings that have the units; `what` tells whose it is and when. */
export interface Clash {
  reference: string;
  what: string;
}

const SEPARATOR = ' · ';

/** The clashes that the details of a refusal name; none when it was refused for another reason. */
export function clashesIn(details: readonly FieldError[]): Clash[] {
  return details
    .filter(({ field }) => field === 'clash')
    .map(({ message }) => {
      const [reference = '', ...what] = message.split(SEPARATOR);
      return { reference, what: what.join(SEPARATOR) };
    });
}
