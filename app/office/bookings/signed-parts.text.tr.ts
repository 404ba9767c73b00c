import type { Language } from '#app/lib/language.ts';
import { staffInstant } from '#app/lib/staff-dates.ts';
import type { EndedSignature, SignedPart } from './signed-parts.schema.ts';
import type { en } from './signed-parts.text.en.ts';

const parts: Record<SignedPart, string> = {
  contract: 'Kiralama sözleşmesi',
  out: 'Teslim kaydı',
  back: 'İade kaydı',
};

const line = ({ part, signedAt, signers }: EndedSignature, days?: Language): string => {
  const when = signedAt === null ? 'imzalı' : `imza: ${staffInstant(signedAt, days ?? 'tr')}`;
  const names = signers.length > 0 ? `, ${signers.join(', ')}` : '';
  return `${parts[part]}, ${when}${names}`;
};

export const tr: typeof en = {
  line,
  title: 'Bu imzalandı',
  question:
    'Kaydederseniz imzalar düşer. Belge “imzadan sonra değiştirildi” notuyla basılır; imzalanan hali saklanır ve yazdırılabilir.',
  confirm: 'İmzasız kaydet',
  cancel: 'Geri',
  refusal: (signed, days) =>
    `Bu değişiklik imzaları düşürür. ${signed.map((each) => line(each, days)).join('; ')}`,
};
