import { phoneKey } from '#app/lib/requests/phone.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

/** A person's details, from a booking or from the customer's own page. */
export interface Details {
  name: string;
  surname: string;
  phone: string;
  email: string;
}

/** Returns the text that the search looks in, folded; the phone number also as digits with the country. */
export function customerSearchText({ name, surname, phone, email }: Details): string {
  const texts = [name, surname, phone, phoneKey(phone), email];
  return fold(texts.filter(Boolean).join(' '));
}
