/** What the API says of a booking for which no unit of the car is free (product.md, Availability). */
import type { FieldError } from '#app/lib/app-error.ts';

/** One of the bookings that have the units; `what` tells whose it is and when. */
export interface Clash {
  reference: string;
  what: string;
}

const SEPARATOR = ' · ';

/** The clashes that a refusal names; none when it was refused for another reason. */
export function clashesIn({ status, details }: { status: number; details: FieldError[] }): Clash[] {
  if (status !== 409) return [];
  return details
    .filter(({ field }) => field === 'clash')
    .map(({ message }) => {
      const [reference = '', ...what] = message.split(SEPARATOR);
      return { reference, what: what.join(SEPARATOR) };
    });
}
