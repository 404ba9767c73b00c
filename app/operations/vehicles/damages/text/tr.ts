import { formatExact } from '#app/lib/money/money.ts';
import type { DamageState } from '../damage.schema.ts';

const states: Record<DamageState, string> = {
  open: 'Açık',
  charged: 'Müşteriye yansıtıldı',
  repaired: 'Onarıldı',
  'written-off': 'Zarar yazıldı',
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
    euros: (label: string) =>
      `${label}: en fazla iki ondalıklı, 0 ya da daha büyük bir tutar girin`,
    positive: 'Tutar 0’dan büyük olmalıdır',
    tooLong: (label: string, most: number) => `${label} en fazla ${most} karakter olabilir`,
    noBooking: 'Ücretin yansıtılacağı rezervasyon yok',
    chargedAlready: 'Bu hasar zaten bir rezervasyona yansıtıldı',
    notADate: (label: string) => `${label}: geçerli bir gün girin`,
    order: 'Son gün ilk günden önce olamaz',
    tooManyDays: (_label: string, most: number) => `En fazla ${most} gün kapatılabilir`,
    inFuture: 'Onarım günü gelecekte olamaz; onarım planlanıyorsa onarım günlerini girin',
    noExpense: 'Bu gider bu araca ait değil ya da iptal edilmiş',
  },
  states,
  section: {
    title: 'Hasarlar',
    text: 'Onarılmamış hasarlar yeni teslimde hazır gelir. İadede bulunan hasarlar buraya eklenir.',
    none: 'Kayıtlı hasar yok.',
    add: 'Hasar ekle',
    found: (day: string, name: string) => (name ? `${day}, ${name}` : day),
    foundAt: (reference: string, customer: string) =>
      [`${reference} iadesinde bulundu`, customer].filter(Boolean).join(' · '),
    estimate: (amount: number) => `Tahmini onarım ${formatExact(amount, 'EUR')}`,
    charged: (amount: number) => `${formatExact(amount, 'EUR')} müşteriye yansıtıldı`,
    repaired: (day: string) => `Onarım: ${day}`,
    change: 'Değiştir',
    changeOf: (damage: string) => `Değiştir: ${damage}`,
    charge: 'Müşteriye yansıt',
    chargeOf: (damage: string) => `Müşteriye yansıt: ${damage}`,
    chargeText: (reference: string) => `${reference} hesabına hasar ücreti eklenir.`,
    before: 'Teslimde',
    after: 'İadede',
    noPhotos: 'Fotoğraf yok',
    repairDays: (days: string) => `Onarımda: ${days}`,
    cost: (amount: string) => `Onarım gideri: ${amount}`,
    repairLegend: 'Onarım günleri',
    repairHint: 'Araç bu günlerde kiraya kapatılır. Onarım bitince son günü değiştirin.',
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
