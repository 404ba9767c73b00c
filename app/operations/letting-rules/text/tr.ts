import { tr as refusals } from '#app/domain/availability/text/tr.ts';
import { translationLabels } from '#app/lib/words/translation-labels.ts';

const name = 'Ad';

export const tr = {
  labels: {
    carId: 'Araç',
    name,
    firstDay: 'İlk gün',
    lastDay: 'Son gün',
    minDays: 'En az gün',
    maxDays: 'En fazla gün',
    closed: 'Araç teslim edilmiyor',
    noPickupWeekdays: 'Teslim yapılmayan günler',
    noReturnWeekdays: 'İade alınmayan günler',
    ...translationLabels({ name }),
  },
  /** Reasons for which a rule refuses a rental. */
  refusals,
  input: {
    invalid: 'Bazı alanlar geçerli değil',
    required: (label: string) => `${label} gereklidir`,
    notAText: (label: string) => `${label} bir metin olmalıdır`,
    tooLong: (label: string, most: number) => `${label} en fazla ${most} karakter olabilir`,
    firstDay: 'Geçerli bir ilk gün girin',
    lastDay: 'Geçerli bir son gün girin',
    order: 'Son gün, ilk günden önce olamaz',
    days: (label: string, most: number) =>
      `${label}, 1 ile ${most} arasında bir tam sayı olmalıdır`,
    maxBelowMin: 'En fazla gün, en az günden küçük olamaz',
    everyWeekday: 'Haftanın en az bir günü serbest kalmalıdır',
    nothing: 'En az bir kısıtlama girin',
    unknownCar: 'Bu araç artık yok',
    tooManyRules: (most: number) => `En fazla ${most} kural olabilir`,
    version: 'Sürüm bilgisi gereklidir',
    stale: 'Siz açtıktan sonra bu kuralı başka biri değiştirdi',
    notFound: 'Bu kural artık yok',
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    lettingRules: typeof tr;
  }
}
