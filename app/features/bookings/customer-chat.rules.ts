import { whatsappLink } from '#app/lib/whatsapp.ts';

/** The chat with a customer. */
export function customerChatLink(phone: string): string {
  return whatsappLink(phoneWithCountry(phone), '');
}

/**
 * The digits of a phone number with its country, however it was written. A number without a country
 * is a Turkish one: `0555…`, `555…` and `+90 (0)555…` are `90555…`.
 */
export function phoneWithCountry(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const abroad = digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, '90');
  return abroad.replace(/^(?=5\d{9}$)/, '90').replace(/^900(?=\d{10}$)/, '90');
}
