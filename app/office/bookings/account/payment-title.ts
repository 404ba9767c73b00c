import type { Payment } from '#app/domain/account/account.schema.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';

export function paymentTitle(
  { direction, purpose, method }: Pick<Payment, 'direction' | 'purpose' | 'method'>,
  titles: OfficeTexts['bookingAccount']['titles'],
): string {
  if (method === 'kept') return titles.kept;
  if (purpose === 'deposit') return direction === 'in' ? titles.depositIn : titles.depositOut;
  return direction === 'in' ? titles.payment : titles.refund;
}
