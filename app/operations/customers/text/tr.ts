import { turkishEditingText } from '#app/editing/editing.text.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { formatCount } from '#app/lib/money/decimal.ts';

export const tr = {
  labels: {
    name: 'Ad',
    surname: 'Soyad',
    phone: 'Telefon',
    email: 'E-posta',
    warning: 'Uyarı',
    notes: 'Notlar',
  },
  input: {
    invalid: 'Bazı alanlar geçerli değil',
    required: (label: string) => `${label} gereklidir`,
    tooLong: (label: string, most: number) => `${label} en fazla ${most} karakter olabilir`,
    phone: 'Geçerli bir telefon numarası girin',
    onePhone: 'Tek bir telefon numarası yazın; en fazla 15 rakam olabilir',
    phoneTaken: (name: string) => `Bu telefon numarası ${name} adına kayıtlı`,
    email: 'Geçerli bir e-posta adresi girin',
    version: 'Sürüm bilgisi gereklidir',
    stale: 'Siz açtıktan sonra başka biri bu müşteriyi değiştirdi',
    notFound: 'Böyle bir müşteri yok',
    anonymised: 'Bu müşteri anonimleştirildi, artık değiştirilemez',
    justBooked: 'Bu müşterinin bir rezervasyonu az önce kaydedildi. Lütfen tekrar kontrol edin.',
    open: (references: string[]) =>
      `Açık rezervasyonu olan müşteri anonimleştirilemez: ${references.join(', ')}. Önce tamamlayın ya da iptal edin.`,
  },
  page: {
    pageTitle: 'Müşteriler – Kervan',
    title: 'Müşteriler',
    lead: (count: number) => `${formatCount(count, 'tr')} müşteri`,
    failed: 'Müşteriler yüklenemedi.',
    search: 'Ad, telefon veya e-posta ara',
    found: (count: number) => `${formatCount(count, 'tr')} müşteri bulundu`,
    noneFound: 'Aramanıza uyan müşteri yok',
    clearSearch: 'Aramayı temizle',
    empty: 'Henüz müşteri yok',
    emptyText: 'Rezervasyon yapan ya da talep gönderen herkes burada otomatik olarak görünür.',
    newBooking: 'Yeni rezervasyon',
    export: {
      title: 'Müşterileri dışa aktar',
      all: (count: number) => `Müşterilerin tamamı: ${formatCount(count, 'tr')}.`,
      found: (count: number, search: string) =>
        `“${search}” aramasında bulunan ${formatCount(count, 'tr')} müşteri.`,
      careful: 'Dosya kişisel veri içerir: yalnızca gerektiği sürece saklayın.',
    },
    columns: {
      name: 'Müşteri',
      phone: 'Telefon',
      email: 'E-posta',
      bookings: 'Rezervasyon',
      total: 'Toplam',
      last: 'Son alış',
    },
    order: 'Sıralama',
    sorts: {
      '-last': 'Son rezervasyonu en yeni',
      last: 'Son rezervasyonu en eski',
      name: 'Ad A–Z',
      '-name': 'Ad Z–A',
    },
    warned: 'Uyarı',
    noBooking: 'Rezervasyonu yok',
    count: (count: number) => formatCount(count, 'tr'),
  },
  form: {
    editing: turkishEditingText('müşteri', 'Müşteriler'),
    loadFailed: 'Müşteri yüklenemedi. Lütfen tekrar deneyin.',
    since: (day: string) => `İlk kayıt: ${day}`,
    fixErrors: 'Lütfen şu hataları düzeltin:',
    sections: {
      details: 'Bilgiler',
      office: 'Yalnızca ofis için',
      bookings: 'Rezervasyonlar',
      licence: 'Ehliyet ve kimlik',
    },
    licenceFrom: (at: string) => `${staffMoment(at, 'tr')} teslim kaydından`,
    detailsText: 'Önceki rezervasyonlar olduğu gibi kalır.',
    warningHint:
      'Rezervasyon formunda müşterinin yanında görünür; boş bırakılırsa uyarı gösterilmez',
    save: 'Kaydet',
    saved: ({ name }: { name: string }) => `${name} kaydedildi`,
    failed: (error: string) => error || 'Müşteri kaydedilemedi.',
    newBooking: 'Yeni rezervasyon',
    bookings: (_count: number) => 'rezervasyon',
    total: 'toplam, iptallerde yalnız ek ücretler',
    owes: 'kalan borç',
    overpaid: 'fazla ödenen',
    depositHeld: 'elde tutulan depozito',
    none: 'Rezervasyonu kalmadı.',
    shared:
      'Bu telefon numarası başkalarında da kayıtlı. Bu sayfadaki rezervasyonlar ve belgeler onlara ait değil:',
    sharedBookings: (count: number) => `${count} rezervasyon`,
    forgotten:
      'Bu müşterinin rezervasyonu kalmadı ve hakkında not yok. Bilgilerine artık ihtiyaç yoksa aşağıdan anonimleştirin.',
    furtherDriver: 'Ek sürücü',
    more: (count: number) => `Tamamı (${formatCount(count, 'tr')}) rezervasyon listesinde`,
    whatsapp: 'WhatsApp',
    call: (phone: string) => `${phone} numarasını ara`,
    warned: 'Uyarı',
    anonymised: (day: string) =>
      `Bu müşteri ${day} tarihinde anonimleştirildi. Kim olduğu artık kayıtlı değil.`,
    forget: {
      title: 'Anonimleştirme',
      text: 'Bunu isteyen ya da verilerini saklamak için bir neden kalmayan kişiler için.',
      button: 'Müşteriyi anonimleştir',
      question: 'Müşteri anonimleştirilsin mi?',
      goes: 'Adı, telefonu, e-postası, notları ve uyarısı silinir; rezervasyonlarından ve işlem geçmişinden de çıkarılır. İstekleri, uçuş numaraları, özel adresleri, teslimlerdeki belgeleri, fotoğrafları ve imzaları da silinir.',
      stays: 'Rezervasyonları araç, gün ve tutarlarıyla raporlar için kalır.',
      final: 'Geri alınamaz. Daha önce alınmış yedekler, silinene kadar bu bilgileri içerir.',
      confirm: 'Anonimleştir',
      cancel: 'Vazgeç',
      done: 'Müşteri anonimleştirildi',
      failed: (error: string) => error || 'Müşteri anonimleştirilemedi.',
    },
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    customers: typeof tr;
  }
}
