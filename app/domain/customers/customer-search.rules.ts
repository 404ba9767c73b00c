import { phoneKey } from '#app/lib/requests/phone.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

/** A person's details, from a booking or from the customer's own page. */
export interface Details {
  name: string;
  surname: string;
  phone: string;
  email: string;
}

/**
 * Returns the folded text that a search looks in. The phone number is also included as digits with
 * country code.
 */
export function customerSearchText({ name, surname, phone, email }: Details): string {
  const texts = [name, surname, phone, phoneKey(phone), email];
  return fold(texts.filter(Boolean).join(' '));
}
