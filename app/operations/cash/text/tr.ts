import type { CashMovement } from '../cash.schema.ts';

export const tr = {
  labels: {
    EUR: 'Euro (€)',
    USD: 'Dolar ($)',
    TRY: 'Lira (₺)',
    kind: 'Hareket',
    currency: 'Para birimi',
    amount: 'Tutar',
    counted: 'Sayılan',
    note: 'Not',
    reason: 'Neden',
  },
  input: {
    invalid: 'Bazı alanlar geçerli değil',
    notFound: 'Bu kayıt artık yok',
    required: (label: string) => `${label} gereklidir`,
    cardNumber: (label: string) => `${label} kart numarası içeremez`,
    tooLong: (label: string, most: number) => `${label} en fazla ${most} karakter olabilir`,
    counted: (label: string) =>
      `${label} en fazla iki ondalıklı, 0 ya da daha büyük bir sayı olmalıdır`,
    countOne: 'En az bir para birimini sayın',
    amount: 'Tutar en fazla iki ondalıklı, 0’dan büyük bir sayı olmalıdır',
    tooHigh: 'Tutar çok yüksek',
    moveKind: 'Bir hareket seçin',
    day: 'Geçerli bir gün girin',
    reason: 'Neden gereklidir',
    overdraft:
      'Kayıtlara göre kasada bu para biriminde bu kadar nakit yok; kasa eksiye düşer. Tutarı ve para birimini kontrol edin. Yine de kaydedilsin mi?',
    isReversal: 'Geri alma kaydı geri alınamaz',
    reversedAlready: 'Bu hareket zaten geri alındı',
  },
  kinds: {
    expense: 'Gider',
    bank: 'Bankaya yatırıldı',
    taken: 'Kasadan alındı',
    added: 'Kasaya eklendi',
  } satisfies Record<Exclude<CashMovement['kind'], 'payment'>, string>,
  tabs: { label: 'Kasa ve giderler', cash: 'Kasa', expenses: 'Giderler' },
  page: {
    title: 'Kasa',
    pageTitle: 'Kasa – Kervan',
    lead: 'Çekmecedeki nakit, para birimine göre',
    failed: (reason: string) => reason || 'Kasa yüklenemedi.',
    boxes: 'Para birimleri',
    expected: 'Olması gereken',
    lastCount: (amount: string, at: string) => `Son sayım: ${amount}, ${at}`,
    neverCounted: 'Henüz sayılmadı',
    movements: 'Son sayımdan beri',
    noMovements: 'Son sayımdan beri nakit hareketi yok',
    noMovementsText: 'Nakit tahsilatlar, nakit giderler ve kasa hareketleri burada görünür.',
    moreMovements: 'Daha eski hareketler gösterilmiyor ama toplama dahildir.',
    counts: 'Sayımlar',
    noCounts: 'Henüz sayım yok',
    columns: {
      what: 'Hareket',
      at: 'Zaman',
      amount: 'Tutar',
      staff: 'Kaydeden',
      note: 'Not',
      actions: 'İşlemler',
      currency: 'Para birimi',
      counted: 'Sayılan',
      expected: 'Olması gereken',
      difference: 'Fark',
    },
    noDifference: 'Fark yok',
    sheet: 'Günün dökümü',
  },
  count: {
    open: 'Kasayı say',
    title: 'Kasayı say',
    text: 'Çekmecedeki parayı para birimine göre yazın. Saymadığınızı boş bırakın.',
    save: 'Sayımı kaydet',
    saved: 'Sayım kaydedildi',
  },
  move: {
    open: 'Kasa hareketi',
    title: 'Kasa hareketi',
    anyway: 'Yine de kaydet',
    save: 'Kaydet',
    saved: 'Hareket kaydedildi',
  },
  reverse: {
    open: (what: string) => `${what}: geri al`,
    title: 'Hareketi geri al',
    text: (what: string, amount: string) =>
      `${what}, ${amount}: ters kayıt eklenir, iki kayıt da listede kalır.`,
    save: 'Geri al',
    saved: 'Hareket geri alındı',
  },
  cancel: 'Vazgeç',
  failed: (reason: string) => reason || 'Kaydedilemedi.',
  sheet: {
    title: 'Kasa dökümü',
    back: 'Kasaya dön',
    print: 'Yazdır',
    day: 'Gün',
    nothing: 'Bu günde nakit hareketi ya da sayım yok.',
    sums: {
      opening: 'Gün başı',
      received: 'Giren',
      left: 'Çıkan',
      difference: 'Sayım farkı',
      closing: 'Gün sonu',
    },
    signature: 'İmza',
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    cash: typeof tr;
  }
}
