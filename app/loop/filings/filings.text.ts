/** Every text of the reports to authorities. Turkish first: so are the sites that they are typed into. */
import { inLanguages } from '#app/lib/language.ts';
import { type FilingKind, MAX_DAYS, type Missing, type Sheet } from './filing.rules.ts';
import { englishColumns, englishFilings, englishInput } from './filings-english.text.ts';

/** The systems are called so in every language. */
export const sheetNames: Record<Sheet, string> = { kabis: 'KABİS', uetds: 'U-ETDS' };

/** In files and in the audit log, which are the office's. */
export const filedNames: Record<FilingKind | 'cancelled', string> = {
  out: 'KABİS teslim',
  back: 'KABİS iade',
  transfer: 'U-ETDS',
  cancelled: 'U-ETDS iptal',
};

export const filingInputText = inLanguages('tr', englishInput, {
  day: 'Gün, var olan bir tarih olmalıdır; örnek: 2026-07-14',
  days: `Son gün ilk günden önce olamaz; en fazla ${MAX_DAYS} gün seçilebilir`,
  notFound: 'Bildirilecek böyle bir kayıt yok',
  stale: 'Siz açtıktan sonra bu kayıt değişti. Yeni bilgileri bildirip yeniden işaretleyin.',
});

/** Heads of the file's columns. */
export const filingColumns = inLanguages('tr', englishColumns, {
  report: 'Bildirim',
  reference: 'Referans',
  plate: 'Plaka',
  car: 'Araç',
  start: 'Başlangıç',
  plannedEnd: 'Planlanan bitiş',
  end: 'Gerçek bitiş',
  kilometresOut: 'Çıkış km',
  kilometresBack: 'Dönüş km',
  from: 'Alış yeri',
  to: 'Bırakış yeri',
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
});

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

export const filingsText = inLanguages('tr', englishFilings, {
  pageTitle: 'Resmî bildirimler – Kervan',
  title: 'Resmî bildirimler',
  loading: 'Bildirimler yükleniyor…',
  lead: (records: number, unfiled: number) =>
    unfiled > 0 ? `${records} kayıt; son 30 günde ${unfiled} bildirilmedi` : `${records} kayıt`,
  failed: 'Bildirimler yüklenemedi.',
  sheet: 'Çizelge',
  unfiled: (sheet: string, count: number) => `${sheet}, ${count} bildirilmedi`,
  days: 'Günler',
  ranges: { usual: 'Dünden yarına', month: 'Son 30 gün' },
  from: 'İlk gün',
  to: 'Son gün',
  onlyOpen: 'Yalnız bildirilmeyenler',
  about: {
    kabis:
      'Emniyetin KABİS’ine teslim ve iade ayrı bildirilir. Kervan göndermez: bilgileri orada yazın ya da dosyadan aktarın, sonra burada işaretleyin. Baba adı ve doğum yeri Kervan’da tutulmaz.',
    uetds:
      'Bakanlığın U-ETDS’ine her transfer başlamadan bildirilir. Kervan göndermez: bilgileri orada yazın ya da dosyadan aktarın, sonra burada işaretleyin. Plaka, şoför, yolcuların kimlik numarası ve cinsiyeti Kervan’da tutulmaz; dosyada boş sütunlardır.',
  },
  off: {
    title: (sheet: string) => `${sheet} bildirimi kapalı`,
    text: 'İşletme sahibi Ayarlar’da “Sözleşme ve mesajlar” bölümünden açabilir.',
  },
  unrecorded: 'Teslim kaydı olmayan kiralamalar var; KABİS bilgileri teslimde yazılır:',
  empty: {
    kabis: 'Bu günlerde teslim ya da iade yok',
    uetds: 'Bu günlerde transfer yok',
    open: 'Bu günlerde bildirilmeyen kayıt yok',
  },
  showAll: 'Bildirilenleri de göster',
  columns: {
    record: 'Kayıt',
    people: { kabis: 'Sürücüler', uetds: 'Yolcular' },
    course: { kabis: 'Araç ve dönüş', uetds: 'Güzergâh' },
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
  complete: 'Tam',
  forgotten: 'Kişisel bilgiler silindi',
  missing: (fields: readonly Missing[]) =>
    `Eksik: ${fields.map((each) => missing[each]).join(', ')}`,
  openHandover: 'Teslimi aç',
  openHandoverOf: (reference: string) => `Teslimi aç: ${reference}`,
  markOf: (kind: string, reference: string) => `Bildirildi: ${kind}, ${reference}`,
  filedBy: (moment: string, name: string) => `${moment}, ${name}`,
  changed: 'Bildirildikten sonra değişti',
  cancelled: 'Bildirildikten sonra iptal edildi',
  withdraw: 'U-ETDS’te de iptal edin, sonra işareti kaldırın',
  again: 'Yeniden bildirildi',
  againOf: (kind: string, reference: string) => `Yeniden bildirildi: ${kind}, ${reference}`,
  marked: 'Bildirildi olarak işaretlendi',
  unmarked: 'İşaret geri alındı',
  notMarked: (error: string) => error || 'İşaret kaydedilemedi. Bağlantınızı denetleyin.',
  export: {
    title: (sheet: string) => `${sheet} çizelgesini dışa aktar`,
    rows: (days: string, count: number) => `${days}: ${count} kayıt, her kişi bir satır.`,
    careful:
      'Dosyada belge numaraları açıktır ve indirildiği işlem geçmişine yazılır. Bildirdikten sonra silin.',
  },
  reminder: (sheet: string, count: number) => `${count} ${sheet}`,
  reminderTitle: 'Bildirilmedi:',
});
