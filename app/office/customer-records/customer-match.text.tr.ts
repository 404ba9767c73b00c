import type { en } from './customer-match.text.en.ts';

export const tr: typeof en = {
  list: 'Kayıtlı müşteriler',
  found: (count: number) => `${count} kayıtlı müşteri; seçmek için aşağı ok tuşu`,
  bookings: (count: number) => `${count} rezervasyon`,
  warning: 'Uyarı',
  known: (count: number) => `Kayıtlı müşteri, ${count} rezervasyon`,
  open: (name: string) => `${name} – müşteri kaydını aç`,
};
