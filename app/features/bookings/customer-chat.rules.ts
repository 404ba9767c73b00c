import { whatsappLink } from '#app/lib/whatsapp.ts';

/** The chat with a customer. A number without a country is a Turkish one: `0555…` is `+90 555…`. */
export function customerChatLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const abroad = digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, '90');
  return whatsappLink(abroad, '');
}
