/** What staff read when a change would end signatures. */
import type { Language } from '#app/lib/language.ts';
import { staffInstant } from '#app/lib/staff-dates.ts';
import type { EndedSignature, SignedPart } from './signed-parts.schema.ts';

const parts: Record<SignedPart, string> = {
  contract: 'Rental contract',
  out: 'Hand-over record',
  back: 'Return record',
};

/** `Rental contract, signed on 1 Jul 2026 12:00: Ada Su, Deniz Kaya`. */
const line = ({ part, signedAt, signers }: EndedSignature, days?: Language): string => {
  const when = signedAt === null ? 'signed' : `signed on ${staffInstant(signedAt, days)}`;
  const names = signers.length > 0 ? `: ${signers.join(', ')}` : '';
  return `${parts[part]}, ${when}${names}`;
};

export const en = {
  line,
  title: 'This was signed',
  question:
    'Saving takes the signatures off. The paper then says “changed after signature”; the signed version is kept and can be printed.',
  confirm: 'Save without signatures',
  cancel: 'Back',
  refusal: (signed: EndedSignature[], days?: Language): string =>
    `This change takes signatures off. ${signed.map((each) => line(each, days)).join('; ')}`,
};
