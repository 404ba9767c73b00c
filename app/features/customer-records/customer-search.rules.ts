import { phoneKey } from '#app/lib/phone.ts';
import { fold } from '#app/lib/turkish-text.ts';

/** Who somebody is, as a booking or their own page has it. */
export interface Details {
  name: string;
  surname: string;
  phone: string;
  email: string;
}

/** What the search looks in, folded; the phone number also as its digits with the country. */
export function customerSearchText({ name, surname, phone, email }: Details): string {
  const texts = [name, surname, phone, phoneKey(phone), email];
  return fold(texts.filter(Boolean).join(' '));
}
