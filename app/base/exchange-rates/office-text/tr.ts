import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import { CURRENCIES, type CurrencyCode } from '#app/lib/money/money.ts';
import type { ShownRates } from '../exchange-rates.schema.ts';
import { tr as site } from '../text/tr.ts';

const sources: Record<ShownRates['source'], string> = {
  ecb: 'Avrupa Merkez Bankası',
  manual: 'Elle girilen kur',
  default: 'Varsayılan kur',
};

const percent = makeOnFirstUse(
  () => new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 }),
);

const number = makeOnFirstUse(
  () => new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
);

export const tr = {
  page: {
    number: (rate: number) => number().format(rate),
    decimalMark: ',',
    pageTitle: 'Döviz Kurları – Kervan',
    title: 'Döviz Kurları',
    lead: 'Fiyatlar euro ile girilir; ziyaretçi diğer para birimlerini bu kurlarla görür.',
    failed: 'Kur bilgileri yüklenemedi.',
    historyFailed: 'Kur geçmişi yüklenemedi.',
    sources,
    get currencies() {
      return site.currencies;
    },
    current: {
      title: 'Geçerli kurlar',
      source: 'Kaynak',
      day: 'Kur tarihi',
      noDay: 'Tarih yok',
      age: (days: number) =>
        days <= 0 ? 'bugünkü kur' : days === 1 ? '1 gün önceki kur' : `${days} gün önceki kur`,
      next: 'Sonraki güncelleme',
      soon: 'Birazdan',
      lastAttempt: 'Son deneme',
      never: 'Henüz yok',
      went: 'başarılı',
      wentWrong: 'başarısız',
      lastError: 'Son hata',
      noError: 'Hata yok',
      provider: 'Merkez Bankası kuru',
      defaults: (usd: string, lira: string) =>
        `Sağlayıcıdan hiç kur alınamadı; varsayılan kurlar geçerli (1 € = ${usd} $ = ${lira} ₺).`,
      failing: (at: string, error: string) =>
        `Kurlar ${at} tarihinde güncellenemedi: ${error} Son bilinen kurlar geçerli.`,
      failingBehind: (at: string, error: string) =>
        `Sağlayıcının kurları ${at} tarihinde alınamadı: ${error} Sitede elle girilen kur kullanılıyor.`,
    },
    refresh: {
      button: 'Şimdi güncelle',
      changed: 'Kurlar güncellendi.',
      same: 'Kurlar zaten güncel.',
      overridden: 'Sağlayıcının kurları alındı; elle girilen kur geçerli kalıyor.',
      failed: (error: string) =>
        error ? `Kurlar güncellenemedi: ${error}` : 'Kurlar güncellenemedi.',
    },
    history: {
      title: 'Kur geçmişi',
      empty: 'Henüz kayıtlı kur yok',
      emptyText: 'İlk güncellemeden sonra kurlar burada listelenir.',
      caption: 'Kaydedilen kurlar, en yenisi önce',
      columns: { day: 'Tarih', source: 'Kaynak', fetched: 'Alınma zamanı', expires: 'Bitiş' },
      noEnd: '–',
      pages: {
        nav: 'Kur geçmişinin sayfaları',
        previous: 'Önceki sayfa',
        next: 'Sonraki sayfa',
        page: (page: number) => `Sayfa ${page}`,
      },
    },
    override: {
      title: 'Elle kur gir',
      text: 'Belirlediğiniz tarihe kadar bu kurlar geçerli olur; sonra otomatik olarak sağlayıcının kuruna dönülür.',
      rate: (code: CurrencyCode) => `1 € = … ${CURRENCIES[code].symbol} (${code})`,
      date: 'Bitiş tarihi',
      time: 'Bitiş saati',
      timeHint: 'Türkiye saatiyle',
      set: 'Bu kurları uygula',
      replace: 'Yeni kurları uygula',
      done: 'Elle girilen kurlar geçerli.',
      failed: (error: string) => `Kurlar uygulanamadı: ${error || 'Sunucudan yanıt gelmedi.'}`,
      check: 'Lütfen şu alanları kontrol edin',
      nothing: 'Uygulanacak bir değişiklik yok. Önce bir kuru ya da bitişi değiştirin.',
      leave: {
        title: 'Kaydetmeden çıkılsın mı?',
        text: 'Yazdığınız kurlar uygulanmadı.',
        leave: 'Kaydetmeden çık',
        stay: 'Düzenlemeye dön',
      },
      band: (until: string | null) =>
        until ? `Elle girilen kur ${until} tarihine kadar geçerli.` : 'Elle girilen kur geçerli.',
      remove: 'Kaldır',
      removing: {
        title: 'Elle girilen kur kaldırılsın mı?',
        question: () => 'Sağlayıcının son kuruna hemen dönülür. Girdiğiniz kurlar geçmişte kalır.',
        confirm: 'Kaldır',
        cancel: 'Vazgeç',
        failed: (error: string) => error || 'Elle girilen kur kaldırılamadı.',
        done: () => 'Elle girilen kur kaldırıldı.',
      },
      confirming: {
        title: 'Kurlar alışılmadık',
        text: 'Yine de uygulansın mı?',
        confirm: 'Evet, uygula',
        cancel: 'Düzelt',
      },
      unusual: (code: CurrencyCode, change: number, inForce: number) =>
        `${code} kuru geçerli kurdan (${number().format(inForce)}) ${percent().format(Math.abs(change))} ${change > 0 ? 'yüksek' : 'düşük'}.`,
      unusualSum: 'Girilen kurlar geçerli kurlardan çok farklı.',
      rateRequired: (code: string) => `${code} kurunu girin`,
      rateRange: (code: string, min: number, max: number) =>
        `${code} kuru ${number().format(min)} ile ${number().format(max)} arasında bir sayı olmalı`,
      rateDecimals: (_code: string, most: number) =>
        `Kurun en fazla ${most} ondalık basamağı olabilir`,
      expiryRequired: 'Bitiş tarihini ve saatini girin',
      dateRequired: 'Bitiş tarihini gg/aa/yyyy olarak girin',
      timeRequired: 'Bitiş saatini ss:dd olarak girin',
      expiryPast: 'Bitiş gelecekte olmalı',
      expiryFar: (days: number) => `Bitiş en fazla ${days} gün sonra olabilir`,
      none: 'Elle girilmiş geçerli bir kur yok.',
    },
  },
  /** Reasons of failed fetches. Details of the network are only logged. */
  feedErrors: {
    unreachable: (_detail: string) => 'Kur sağlayıcısına ulaşılamadı.',
    timeout: (seconds: string) => `Kur sağlayıcısı ${seconds} saniye içinde yanıt vermedi.`,
    status: (status: string) => `Kur sağlayıcısı ${status} durum koduyla yanıt verdi.`,
    tooLarge: (_detail: string) => 'Kur sağlayıcısının yanıtı beklenenden çok daha büyük.',
    notTheFeed: (_detail: string) =>
      'Kur sağlayıcısının yanıtı okunamadı: beklenen kur listesi değil.',
    badDate: (text: string) => `Kur listesinin tarihi geçersiz: ${text}`,
    otherBase: (value: string) => `Kur listesi euro tabanlı değil: EUR ${value}`,
    missing: (code: string) => `Kur listesinde ${code} yok.`,
    implausible: (rate: string) => `Bu kur gerçekçi değil: ${rate}`,
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    rates: typeof tr;
  }
}
