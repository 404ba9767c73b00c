import { MAX_DAYS, type Missing } from '../filing.rules.ts';

const missing: Record<Missing, string> = {
  checkId: 'doğru T.C. kimlik numarası (kontrol edin)',
  name: 'ad',
  surname: 'soyad',
  idNumber: 'kimlik no',
  nationality: 'uyruk',
  birthDate: 'doğum tarihi',
  licenceNumber: 'ehliyet no',
  licenceClass: 'ehliyet sınıfı',
  licenceDate: 'ehliyet tarihi',
  address: 'adres',
  drivers: 'sürücü bilgileri',
  passengers: 'yolcu adları',
};

export const tr = {
  input: {
    day: 'Geçerli bir gün girin; örnek: 2026-07-14',
    days: `Son gün ilk günden önce olamaz; en fazla ${MAX_DAYS} gün seçilebilir`,
    notFound: 'Bildirilecek böyle bir kayıt yok',
    stale: 'Siz açtıktan sonra bu kayıt değişti. Yeni bilgileri bildirip yeniden işaretleyin.',
  },
  columns: {
    report: 'Bildirim',
    reference: 'Referans',
    plate: 'Plaka',
    car: 'Araç',
    start: 'Başlangıç',
    plannedEnd: 'Planlanan bitiş',
    end: 'Gerçek bitiş',
    kilometresOut: 'Teslim km',
    kilometresBack: 'İade km',
    from: 'Alış yeri',
    to: 'Dönüş yeri',
    name: 'Ad',
    surname: 'Soyad',
    nationality: 'Uyruk',
    idNumber: 'T.C. kimlik / pasaport no',
    birthDate: 'Doğum tarihi',
    licenceNumber: 'Ehliyet no',
    licenceClass: 'Sınıf',
    licenceDate: 'Ehliyet tarihi',
    address: 'Adres',
    phone: 'Telefon',
    driverName: 'Şoför',
    driverId: 'Şoför T.C. no',
    fromProvince: 'Kalkış ili',
    fromDistrict: 'Kalkış ilçesi',
    toProvince: 'Varış ili',
    toDistrict: 'Varış ilçesi',
    flight: 'Uçuş',
    passengers: 'Yolcu',
    fare: 'Sefer ücreti (€)',
    gender: 'Cinsiyet',
    uetds: 'U-ETDS no',
    company: 'Firma',
    tax: 'Vergi no',
    filed: 'Bildirildi',
    forgotten: 'Silindi',
  },
  page: {
    pageTitle: 'Resmî bildirimler – Kervan',
    title: 'Resmî bildirimler',
    lead: (records: number) => `${records} kayıt`,
    failed: 'Bildirimler yüklenemedi.',
    sheet: 'Liste',
    unfiled: (sheet: string, count: number) => `${sheet}, ${count} bildirilmedi`,
    days: 'Günler',
    from: 'İlk gün',
    to: 'Son gün',
    about: {
      kabis:
        'Emniyetin KABİS sistemine teslim ve iade ayrı ayrı bildirilir. Kervan bildirim göndermez: bilgileri orada girin ya da dosyadan aktarın, sonra burada işaretleyin. Baba adı ve doğum yeri Kervan’da tutulmaz.',
      uetds:
        'Bakanlığın U-ETDS sistemine her transfer, başlamadan bildirilir. Kervan bildirim göndermez: bilgileri orada girin ya da dosyadan aktarın, sonra burada işaretleyin. Şoförün adı rezervasyondan alınır. Plaka, şoförün kimlik numarası, yolcuların kimlik numarası ve cinsiyeti Kervan’da tutulmaz; dosyada boş sütunlardır.',
    },
    off: {
      title: (sheet: string) => `${sheet} bildirimi kapalı`,
      text: 'İşletme sahibi Ayarlar’ın “Yasal” ve “Transfer” sayfalarından açabilir.',
    },
    unrecorded: {
      title: 'Teslimi kaydedilmemiş kiralamalar',
      text: 'KABİS bilgileri teslimde girilir; kiralama ondan sonra bildirilebilir.',
      more: (shown: number, all: number) =>
        `${all} kiralamanın ilk ${shown} tanesi gösteriliyor; kalanlar için günleri daraltın.`,
      record: (customer: string) => `Teslimi kaydet: ${customer}`,
    },
    empty: {
      kabis: 'Bu günlerde teslim ya da iade kaydı yok',
      uetds: 'Bu günlerde transfer yok',
      open: 'Bu günlerde bildirilmeyen kayıt yok',
    },
    showAll: 'Bildirilenleri de göster',
    columns: {
      people: { kabis: 'Sürücü', uetds: 'Yolcu' },
      course: { kabis: 'Araç ve dönüş', uetds: 'Güzergâh' },
      at: 'Saat',
      missing: 'Eksikler',
      filed: 'Bildirildi',
    },
    kinds: { out: 'Teslim', back: 'İade', transfer: 'Transfer' },
    returned: (moment: string) => `İade edildi: ${moment}`,
    due: (moment: string) => `Dönüş: ${moment}`,
    passengers: (count: number) => `${count} yolcu`,
    showNumbers: 'Numaraları göster',
    showNumbersOf: (reference: string) => `Numaraları göster: ${reference}`,
    showFailed: 'Numaralar gösterilemedi.',
    complete: 'Eksiksiz',
    forgotten: 'Kişisel bilgiler silindi',
    missing: (fields: readonly Missing[]) =>
      `Eksik: ${fields.map((each) => missing[each]).join(', ')}`,
    openHandover: 'Tamamla',
    openHandoverOf: (reference: string) => `Tamamla: ${reference}`,
    more: (count: number) => `+${count}`,
    markOf: (kind: string, reference: string) => `Bildirildi: ${kind}, ${reference}`,
    changed: 'Bildirildikten sonra değişti',
    cancelled: 'Bildirildikten sonra iptal edildi',
    withdraw: 'U-ETDS’te de iptal edin, sonra işareti kaldırın',
    again: 'Yeniden bildirildi',
    againOf: (kind: string, reference: string) => `Yeniden bildirildi: ${kind}, ${reference}`,
    marked: 'Bildirildi olarak işaretlendi',
    unmarked: 'İşaret geri alındı',
    notMarked: (error: string) => error || 'İşaret kaydedilemedi.',
    export: {
      title: (sheet: string) => `${sheet} listesini dışa aktar`,
      rows: (days: string, count: number) => `${days}: ${count} kayıt, her kişi bir satır.`,
      careful:
        'Dosyada belge numaraları açık yazılır; indirilmesi işlem geçmişine kaydedilir. Bildirdikten sonra silin.',
    },
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    filings: typeof tr;
  }
}
