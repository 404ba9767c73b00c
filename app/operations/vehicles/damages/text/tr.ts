import { formatExact } from '#app/lib/money/money.ts';
import type { DamageState } from '../damage.schema.ts';

const states: Record<DamageState, string> = {
  open: 'Açık',
  charged: 'Müşteriye yazıldı',
  repaired: 'Onarıldı',
  'written-off': 'Vazgeçildi',
};

export const tr = {
  labels: {
    panel: 'Yer',
    kind: 'Tür',
    note: 'Not',
    state: 'Durum',
    estimate: 'Tahmini onarım (€)',
    amount: 'Tutar (€)',
    bookingId: 'Rezervasyon',
    repairedDay: 'Onarıldığı gün',
    'repair.firstDay': 'Onarımın ilk günü',
    'repair.lastDay': 'Onarımın son günü',
    expenseId: 'Onarım gideri',
  },
  input: {
    invalid: 'Bazı alanlar geçerli değil',
    notFound: 'Bu hasar artık yok',
    noVehicle: 'Bu plaka artık yok',
    stale: 'Siz açtıktan sonra başka biri bu hasarı değiştirdi',
    required: (label: string) => `${label} gereklidir`,
    panel: 'Aracın bir yerini seçin',
    kind: 'Bir hasar türü seçin',
    state: 'Bir durum seçin',
    euros: (label: string) => `${label}: 0 ya da daha çok, en fazla iki ondalıklı bir tutar yazın`,
    positive: "Tutar 0'dan büyük olmalıdır",
    tooLong: (label: string, most: number) => `${label} en çok ${most} karakter olabilir`,
    noBooking: 'Ücretin yazılacağı rezervasyon yok',
    chargedAlready: 'Bu hasar zaten bir rezervasyona yazıldı',
    notADate: (label: string) => `${label}: geçerli bir gün yazın`,
    order: 'Son gün ilk günden önce olamaz',
    tooManyDays: (_label: string, most: number) => `En çok ${most} gün kapatılabilir`,
    inFuture: 'Onarım günü gelecekte olamaz; planlıyorsanız onarım günlerini yazın',
    noExpense: 'Bu gider bu araca ait değil ya da iptal edilmiş',
  },
  states,
  section: {
    title: 'Hasarlar',
    text: 'Yeni bir teslim, onarılmamış hasarlarla başlar. İadede bulunan hasarlar buraya eklenir.',
    none: 'Kayıtlı hasar yok.',
    add: 'Hasar ekle',
    found: (day: string, name: string) => (name ? `${day}, ${name}` : day),
    foundAt: (reference: string, customer: string) =>
      [`${reference} iadesinde bulundu`, customer].filter(Boolean).join(' · '),
    estimate: (amount: number) => `Tahmini onarım ${formatExact(amount, 'EUR')}`,
    charged: (amount: number) => `${formatExact(amount, 'EUR')} müşteriye yazıldı`,
    repaired: (day: string) => `Onarım: ${day}`,
    change: 'Değiştir',
    changeOf: (damage: string) => `Değiştir: ${damage}`,
    charge: 'Müşteriye yaz',
    chargeOf: (damage: string) => `Müşteriye yaz: ${damage}`,
    chargeText: (reference: string) => `${reference} hesabına hasar ücreti eklenir.`,
    before: 'Teslimde',
    after: 'İadede',
    noPhotos: 'Fotoğraf yok',
    repairDays: (days: string) => `Onarım günleri ${days}`,
    cost: (amount: string) => `Onarım gideri ${amount}`,
    repairLegend: 'Onarım günleri',
    repairHint: 'Araç bu günlerde kiraya kapanır. Onarım bitince son günü değiştirin.',
    noExpense: 'Gider seçilmedi',
    anyway: 'Yine de kaydet',
    cancel: 'Vazgeç',
    save: 'Kaydet',
    added: 'Hasar eklendi',
    saved: 'Hasar kaydedildi',
    chargedNow: 'Ücret rezervasyonun hesabına eklendi',
    failed: (error: string) => error || 'Kaydedilemedi.',
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    damages: typeof tr;
  }
}
