import { formatCount } from '#app/lib/money/decimal.ts';
import type { Expense } from '../expense.schema.ts';

export const tr = {
  labels: {
    vehicleId: 'Araç',
    day: 'Gün',
    category: 'Tür',
    amount: 'Tutar (KDV dahil)',
    currency: 'Para birimi',
    rate: 'Kur (1 € için)',
    vatPercent: 'KDV oranı (%)',
    method: 'Ödeme yöntemi',
    vendor: 'Firma',
    note: 'Not',
    closesService: 'Bakım yapıldı: aracın bakım tarihini kapat',
    nextServiceDay: 'Sonraki bakım günü',
    nextServiceKilometres: 'Sonraki bakım kilometresi',
    reason: 'Neden',
  },
  input: {
    invalid: 'Bazı alanlar geçerli değil',
    notFound: 'Bu gider artık yok',
    required: (label: string) => `${label} gereklidir`,
    cardNumber: (label: string) => `${label} kart numarası içeremez`,
    tooLong: (label: string, most: number) => `${label} en fazla ${most} karakter olabilir`,
    day: 'Geçerli bir gün girin',
    inFuture: 'Gün gelecekte olamaz',
    month: 'Ay YYYY-AA biçiminde olmalıdır',
    category: 'Bir tür seçin',
    amount: 'Tutar en fazla iki ondalıklı, 0’dan büyük bir sayı olmalıdır',
    tooHigh: 'Tutar çok yüksek',
    rate: 'Kur 0’dan büyük bir sayı olmalıdır',
    rateOfDay: 'O günün kurunu yazın',
    vatPercent: 'KDV oranı 0 ile 100 arasında bir tam sayı olmalıdır',
    method: 'Bir ödeme yöntemi seçin',
    reason: 'Neden gereklidir',
    noService: 'Bakım tarihi yalnızca bir aracın bakım gideriyle kapatılabilir',
    noNextService: 'Sonraki bakım yalnızca bakım yapıldıysa yazılabilir',
    nextDay: 'Sonraki bakım günü giderin gününden sonra olmalıdır',
    kilometres: (label: string, most: number) =>
      `${label} 0 ile ${formatCount(most, 'tr')} arasında bir tam sayı olmalıdır`,
    nextKilometres: 'Sonraki bakım kilometresi aracın kilometresinden yüksek olmalıdır',
    unknownVehicle: 'Bu araç artık yok',
    vehicleChanged: 'Araç kaydı bu arada değişti, tekrar deneyin',
    voidedAlready: 'Bu gider zaten iptal edildi',
  },
  categories: {
    service: 'Bakım',
    tyres: 'Lastik',
    repair: 'Onarım',
    insurance: 'Sigorta',
    tax: 'Vergi',
    fuel: 'Yakıt',
    wash: 'Yıkama',
    fine: 'Ceza',
    rent: 'Kira',
    other: 'Diğer',
  } satisfies Record<Expense['category'], string>,
  methods: { cash: 'Nakit', card: 'Kart', transfer: 'Havale' } satisfies Record<
    Expense['method'],
    string
  >,
  office: 'Ofis',
  page: {
    title: 'Giderler',
    pageTitle: 'Giderler – Kervan',
    failed: (reason: string) => reason || 'Giderler yüklenemedi.',
    total: (amount: string) => `Toplam ${amount}`,
    month: 'Ay',
    show: 'Göster',
    none: 'Bu ayda gider yok',
    noneText: 'Yakıt, bakım, sigorta: araca yazılan her gider o aracın kârından düşülür.',
    columns: {
      what: 'Gider',
      day: 'Gün',
      for: 'Araç',
      vendor: 'Firma',
      method: 'Ödeme yöntemi',
      amount: 'Tutar',
      euros: 'Euro',
      staff: 'Kaydeden',
      actions: 'İşlemler',
    },
    voided: (by: string, reason: string) => `İptal (${by}): ${reason}`,
  },
  add: {
    open: 'Gider ekle',
    title: 'Gider ekle',
    rateHint: 'Boş bırakılırsa bugünün kuru',
    rateOfDayHint: 'O günün kuru',
    kilometresHint: (kilometres: number | null) =>
      kilometres === null ? '' : `Araç şimdi ${formatCount(kilometres, 'tr')} km`,
    save: 'Kaydet',
    saved: 'Gider kaydedildi',
  },
  void: {
    open: (what: string) => `${what}: iptal et`,
    title: 'Gideri iptal et',
    text: (what: string, amount: string) => `${what}, ${amount}: listede kalır, toplama katılmaz.`,
    save: 'İptal et',
    saved: 'Gider iptal edildi',
  },
  cancel: 'Vazgeç',
  failed: (reason: string) => reason || 'Kaydedilemedi.',
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    expenses: typeof tr;
  }
}
