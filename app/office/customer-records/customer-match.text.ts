/** Texts of the customers in the form of a booking; English, as that screen is. */
import { inLanguages } from '#app/lib/language.ts';

const turkish = {
  list: 'Kayıtlı müşteriler',
  found: (count: number) => `${count} kayıtlı müşteri; seçmek için aşağı ok tuşu`,
  bookings: (count: number) => `${count} rezervasyon`,
  warning: 'Uyarı',
  known: (count: number) => `Kayıtlı müşteri, ${count} rezervasyon`,
  open: (name: string) => `${name} – müşteri kaydını aç`,
};

export const customerMatchText: typeof turkish = inLanguages('en', turkish, {
  list: 'Known customers',
  found: (count: number) =>
    `${count} known ${count === 1 ? 'customer' : 'customers'}; arrow down to choose`,
  bookings: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
  warning: 'Warning',
  known: (count: number) => `Known customer, ${count === 1 ? '1 booking' : `${count} bookings`}`,
  open: (name: string) => `Open the customer ${name}`,
});
