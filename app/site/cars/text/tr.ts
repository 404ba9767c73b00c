/** Texts that the spec quotes are verbatim, even in English. */

import type { ExtraName } from '#app/base/settings/extras.rules.ts';
import type { TermName } from '#app/base/settings/papers/rental-terms.rules.ts';
import type { BrokenRule } from '#app/domain/availability/letting.rules.ts';
import type { CarFacts, StoredWord } from '#app/domain/cars/car.schema.ts';
import type { HighlightName } from '#app/domain/cars/car-browse.rules.ts';
import type { ChoiceFilter, LeastFilter, SortOrder } from '#app/domain/cars/car-filters.rules.ts';
import type { FeeLine } from '#app/domain/pricing/receipt.rules.ts';
import { counted, listed } from '#app/lib/words/plain-text.ts';

const days = (count: number) => counted(count, 'gün');

const card = {
  days,
  /** Translations of words that are stored in Turkish (`inWords`); empty here. */
  words: {} as Record<StoredWord, string>,
  rent: 'Kirala',
  perDay: 'gün',
  total: (count: number) => `${days(count)} toplam`,
  sum: 'toplam',
  /** Fees that the card's total includes. */
  fees: (price: string, kinds: FeeLine['kind'][]) =>
    `${price} ${listed(
      kinds.map((kind) => ({ delivery: 'teslim', return: 'tek yön', hours: 'mesai dışı' })[kind]),
      've',
    )} ücreti dahil`,
  /** Price for a day, in the comparison and on the narrow cards of a phone. */
  aDay: (price: string) => `${price}\u00a0/\u00a0gün`,
  average: (count: number, price: string) => `${days(count)} · günlük ort. ${price}`,
  /** Names an equal category and body type only once. */
  kind: ({ category, bodyType, year }: { category: string; bodyType: string; year: number }) =>
    [...new Set([category, bodyType, year])].join(' · '),
  seats: (count: number) => counted(count, 'kişi'),
  luggage: (count: number) => counted(count, 'valiz'),
  season: (name: string) => `${name} fiyatı`,
  /** Rating on the card, beside a star. */
  stars: (average: number) => average.toFixed(1).replace('.', ','),
  rating: (average: number) => `5 üzerinden ${average.toFixed(1).replace('.', ',')} puan`,
  /** Alternative text of a picture that has none. */
  picture: 'Fotoğraf',
  /** Note on the drawing of a car: the customer may get a similar car. */
  similar: 'veya benzeri',
};

const browse = {
  home: 'Ana Sayfa',
  metaTitle: 'Kiralık Araçlar',
  metaDescription:
    'Antalya’da kiralık araçlar: ekonomik, SUV, minivan ve lüks. Tarihinizi seçin, toplam fiyatı önceden görün, WhatsApp’tan ayırtın.',
  title: 'Araçlar',
  lead: 'Tarihlerinizi girin; yalnızca o günlerde müsait olan araçları ve ödeyeceğiniz toplam fiyatı gösterelim.',
  found: 'Bulunan araçlar',
  filters: 'Filtreler',
  openFilters: 'Filtrele',
  closeFilters: 'Kapat',
  clearFilters: 'Filtreleri temizle',
  apply: 'Uygula',
  showResults: (count: number) => `${count} aracı göster`,
  removeFilter: (label: string) => `${label} filtresini kaldır`,
  activeFilters: 'Seçili filtreler',
  /** Line above the cards: the pictures are drawings of a model. */
  shown: (count: number) => `${counted(count, 'araç')}, görseldeki model veya benzeri`,
  summary: (first: number, last: number, total: number) =>
    total === 0 ? '0\u00a0araç' : `${total}\u00a0araçtan ${first}–${last} arası gösteriliyor`,
  sortLabel: 'Sırala',
  sortApply: 'Sırala',
  sort: {
    recommended: 'Önerilen',
    'price-asc': 'Fiyat (artan)',
    'price-desc': 'Fiyat (azalan)',
  } satisfies Record<SortOrder, string>,
  facets: {
    brand: 'Marka',
    bodyType: 'Kasa tipi',
    fuelType: 'Yakıt',
    transmission: 'Vites',
  } satisfies Record<ChoiceFilter, string>,
  least: { seats: 'Koltuk', luggage: 'Valiz' } satisfies Record<LeastFilter, string>,
  any: 'Tümü',
  atLeast: (count: number) => `En az ${count}`,
  strip: {
    label: 'Yakın günlerin fiyatları',
    /** Screen-reader text before each day. */
    pickup: 'Alış',
    full: 'dolu',
    /** Reason for which a letting rule for all cars refuses a day, short enough for its box. */
    refused: ({ kind, days: limit }: Pick<BrokenRule, 'kind' | 'days'>) =>
      ({
        closed: 'kapalı',
        pickupWeekday: 'kapalı',
        returnWeekday: 'iade yok',
        tooShort: `en az ${days(limit ?? 0)}`,
        tooLong: `en fazla ${days(limit ?? 0)}`,
      })[kind],
    /** Day on which different rules refuse all cars. */
    refusedAll: 'uygun değil',
  },
  highlights: {
    cheapest: 'En ucuz',
    mostRented: 'En çok kiralanan',
    roomiest: 'En geniş',
  } satisfies Record<HighlightName, string>,
  /** Badge of the cars that the office has marked. */
  favourite: 'Ofisin önerisi',
  seasonOfAll: (name: string) => `Fiyatlar: ${name}`,
  more: (count: number) => `Daha fazla (${count})`,
  clearAll: 'Tümünü temizle',
  euros: (limit: string) => `${limit} (€)`,
  compare: {
    title: 'Araçları karşılaştır',
    label: 'Karşılaştır',
    mark: (car: string) => `Karşılaştır: ${car}`,
    open: (count: number) => `${counted(count, 'aracı')} karşılaştır`,
    oneMore: 'Bir araç daha seçin',
    clear: 'Seçimi temizle',
    price: 'Fiyat',
    kind: 'Sınıf',
    loading: 'Koşullar yükleniyor…',
    failed: 'Koşullar yüklenemedi.',
  },
  dates: 'Tarihler',
  pickupDate: 'Alış tarihi',
  returnDate: 'Dönüş tarihi',
  price: 'Günlük fiyat',
  minPrice: 'En düşük',
  maxPrice: 'En yüksek',
  priceRange: (min: string, max: string) => `${min} – ${max}`,
  dateRange: (from: string, to: string) => `${from} – ${to}`,
  empty: 'Kriterlerinize uygun araç bulunamadı',
  emptyHint: 'Tarihleri değiştirmek ya da bir filtreyi kaldırmak genellikle yeter.',
  /** Cars that letting rules allow only on other days. */
  refused: {
    title: 'Başka günlerde kiralanabilir',
    /** Title of the empty list, if several rules refuse all cars. */
    empty: 'Seçtiğiniz günlerde araçlar bu süre için kiralanmıyor',
    take: (count: number, price: string) => `${days(count)} kirala, en ucuz ${price}`,
    seeDays: 'En yakın uygun günlere bak',
  },
  failed: 'Araçlar yüklenemedi. Lütfen daha sonra tekrar deneyin.',
  skipToResults: 'Sonuçlara geç',
  retry: 'Tekrar Dene',
  outdated: (shown: string) =>
    `Liste yenilenemedi. Aşağıdaki araçlar ve fiyatlar şu seçim içindir: ${shown}.`,
  noDates: 'tarih seçilmedi',
  tryAgain: 'Tekrar Dene',
  results: (count: number) => `${counted(count, 'araç')} bulundu`,
  pagination: {
    nav: 'Sayfalar',
    previous: 'Önceki sayfa',
    next: 'Sonraki sayfa',
    page: (page: number) => `${page}. sayfa`,
  },
};

const search = {
  label: 'Araç ara',
  place: 'Alış ve dönüş yeri',
  pickupLocation: 'Alış yeri',
  dropoffLocation: 'Dönüş yeri',
  elsewhere: 'Farklı yerde bırakacağım',
  samePlace: 'Aldığım yerde bırakacağım',
  days: 'Tarihler',
  bothHours: 'Saatler',
  pickupDate: 'Alış tarihi',
  pickupTime: 'Alış saati',
  returnDate: 'Dönüş tarihi',
  returnTime: 'Dönüş saati',
  /** Accessible name of an hour's field, if the visible label is shorter. */
  hours: null as Record<'pickupTime' | 'returnTime', string> | null,
  submit: 'Müsait araçları göster',
  chooseDays: 'Tarih seçin',
  /** Notices that a date was replaced by the nearest possible date (spec, part 5). */
  corrections: {
    pickupDate: 'Alış tarihi bugünden önce olamaz!',
    pickupTime: 'Alış saati şu andan önce olamaz!',
    returnDate: 'Dönüş tarihi alış tarihinden en az 1 gün sonra olmalıdır!',
    horizon: 'En fazla iki yıl sonrası için rezervasyon yapılabilir.',
    length: (days: number) => `Tek seferde en fazla ${days}\u00a0gün kiralanabilir.`,
  },
};

const calendar = {
  label: 'Tarih seçimi',
  pickupDate: 'Alış gününü seçin',
  returnDate: 'Dönüş gününü seçin',
  previousMonth: 'Önceki aya git',
  nextMonth: 'Sonraki aya git',
  today: 'bugün',
  selected: 'seçili',
  full: 'dolu',
  fullNote: 'Üstü çizili günlerde araç dolu.',
  fullDay: 'Bu gün araç dolu.',
  /** Note if letting rules forbid days. */
  blockedNote: 'Üstü çizili günler seçilemez. Nedenini görmek için güne dokunun.',
  done: 'Tamam',
  close: 'Kapat',
};

/** Facts of a car for its description. */
interface CarInWords {
  name: string;
  transmission: string;
  fuelType: string;
  seats: number;
  price: string;
}

export const tr = {
  days,
  seo: {
    description: (car: CarInWords) =>
      `Antalya’da kiralık ${car.name}: ${car.transmission}, ${car.fuelType}, ${card.seats(car.seats)}. Günlük ${car.price} fiyatla WhatsApp’tan ayırtın.`,
  },
  detail: {
    list: 'Araçlar',
    /** Link back to the list, with the number of free cars on the days of the form. */
    listed: (count: number) => counted(count, 'araç'),
    tryAgain: 'Tekrar Dene',
    back: 'Araçlara dön',
    /** Language of the next three texts. */
    failureLang: 'en',
    notFound: 'Car not found',
    failed: 'Failed to load car details. Please try again later.',
    malformed: 'Invalid response structure',
    home: 'Ana Sayfa',
    breadcrumbs: 'Sayfa yolu',
    gallery: 'Araç fotoğrafları',
    picture: (position: number, total: number) => `Fotoğraf ${position} / ${total}`,
    pictures: (count: number) => counted(count, 'görsel'),
    closeGallery: 'Kapat',
    previousPicture: 'Önceki fotoğraf',
    nextPicture: 'Sonraki fotoğraf',
    description: 'Açıklama',
    specifications: 'Teknik özellikler',
    features: 'Donanım',
    /** Label on a drawing that is shown in place of a photo. */
    illustration: 'Temsili görsel',
    facts: 'Aracın özellikleri',
    ratings: (count: number) => counted(count, 'değerlendirme'),
    doors: (count: number) => counted(count, 'kapı'),
    included: 'Fiyata dahil',
    terms: 'Bilmeniz gerekenler',
    termNames: {
      insurance: 'Sigorta',
      deposit: 'Depozito',
      kilometres: 'Kilometre',
      age: 'Yaş ve ehliyet',
      fuel: 'Yakıt',
      cancellation: 'İptal',
    } satisfies Record<TermName, string>,
    noEngine: 'Elektrikli',
    /** The technical table shows the facts that are named here, in this order. */
    specs: {
      brand: 'Marka',
      model: 'Model',
      year: 'Model yılı',
      category: 'Sınıf',
      bodyType: 'Kasa tipi',
      fuelType: 'Yakıt',
      transmission: 'Vites',
      seats: 'Koltuk',
      doors: 'Kapı',
      luggage: 'Valiz',
      engineCapacity: 'Motor hacmi',
    } satisfies Partial<Record<keyof CarFacts, string>>,
    cc: (value: number) => counted(value, 'cc'),
    seasonsNote: 'Kiralamanız bir sezona denk gelen günler için o sezonun fiyatı geçerlidir.',
  },
  price: {
    title: 'Fiyatlar',
    tabs: { daily: 'Günlük', weekly: 'Haftalık', monthly: 'Aylık' },
    unit: { daily: 'gün', weekly: 'hafta', monthly: 'ay' },
    season: (name: string, until: string) => `${name} fiyatı, ${until} tarihine kadar`,
    base: 'Bugünün fiyatı',
    onPickup: 'Alış gününüzdeki fiyat',
    reserve: 'Rezervasyon yap',
    send: 'WhatsApp ile iste',
    full: 'Bu tarihlerde dolu',
    refused: 'Bu tarihlerde kiralanmıyor',
    others: 'Seçenekleri gör',
    /** Note about the monthly price. The total uses this price only if the settings allow it. */
    monthly: (wholeMonths: boolean): string =>
      wholeMonths
        ? 'Her tam 30\u00a0gün bu fiyattan, kalan günler haftalık ve günlük fiyattan hesaplanır.'
        : 'Uzun kiralamalar için bilgi amaçlıdır. Toplam, haftalık ve günlük fiyattan hesaplanır.',
  },
  form: {
    title: 'Rezervasyon',
    pickupLocation: 'Alış yeri',
    dropoffLocation: 'Dönüş yeri',
    pickupDate: 'Alış tarihi',
    pickupTime: 'Alış saati',
    returnDate: 'Dönüş tarihi',
    returnTime: 'Dönüş saati',
    hours: search.hours,
    hotel: 'Otelin adı',
    hotelHint: 'İsteğe bağlı; aracı nereye getireceğimizi bilelim.',
    flightNumber: 'Uçuş numarası',
    flightHint: 'İsteğe bağlı; rötarı takip eder, sizi bekleriz.',
    deliveryFee: (price: string) => `Buraya teslim ücreti: ${price}`,
    /** Note below the return place, if it differs from the pickup place. */
    returnFree: 'Aracı burada bırakmak ücretsiz.',
    returnFee: (price: string) => `Burada bırakma ücreti: ${price}`,
    /** Note at an hour that costs a fee. */
    hoursFee: (from: string, to: string, price: string) => `${from}–${to} arası: ${price}`,
    samePlace: 'Aynı yer',
    fewer: (extra: string) => `Azalt: ${extra}`,
    more: (extra: string) => `Artır: ${extra}`,
    newRequest: 'Yeni talep',
    choosePlace: 'Yer seçin',
    chooseTime: 'Saat',
    extras: 'Ek hizmetler',
    extraPrice: (price: string) => `günde ${price}`,
    submit: 'WhatsApp ile rezervasyon iste',
    calculate: 'Fiyatı hesapla',
    noPayment: 'Ödeme alınmaz, kart istenmez; müsaitliği biz onaylarız.',
    errorsTitle: 'Lütfen işaretli alanları kontrol edin.',
    errors: {
      /** Language of the next texts, verbatim from the spec, part 5. The corrections are in Turkish. */
      lang: 'en',
      required: {
        pickupLocation: 'Pickup location is required',
        dropoffLocation: 'Drop-off location is required',
        pickupDate: 'Pickup date is required',
        pickupTime: 'Pickup time is required',
        returnDate: 'Return date is required',
        returnTime: 'Return time is required',
      },
      returnTooEarly: 'Return date and time must be after pickup date and time',
      corrections: search.corrections,
    },
  },
  summary: {
    title: 'Kiralama özeti',
    base: 'Araç kirası',
    /** Number of an extra: some languages do not count a person or a package as pieces. */
    pieces: (count: number, _extra: ExtraName) => counted(count, 'adet'),
    delivery: (place: string) => `Teslim ücreti: ${place}`,
    elsewhere: (place: string) => `Tek yön ücreti: ${place}`,
    hours: {
      pickup: (time: string) => `Mesai dışı alış (${time})`,
      return: (time: string) => `Mesai dışı dönüş (${time})`,
    },
    weeks: (count: number) => counted(count, 'hafta'),
    months: (count: number) => counted(count, 'ay'),
    total: 'Toplam',
    duration: 'Süre',
    cheaper: (count: number, price: string) =>
      `${days(count)} kiralarsanız toplam ${price} ödersiniz: araç o gün de müsaitse hem daha uzun hem daha ucuz.`,
    takeLonger: (count: number) => `${days(count)} olarak değiştir`,
    printed: 'Rezervasyon onayı değildir; uygunluğu ofisimiz onaylar.',
    /** Note before the request. The API's refusal begins with the same text. */
    confirmFirst: 'Bu tarihler için talebinizi önce ofisimiz onaylar; onaya kadar araç ayrılmaz.',
    findFree: 'Bu tarihlerde müsait araçları göster',
    available: (count: number): string =>
      count === 1 ? 'Bu tarihlerde son 1\u00a0araç' : 'Bu tarihlerde müsait',
    unanswered:
      'Müsaitlik şu anda kontrol edilemedi. Talebinizi gönderebilirsiniz; uygunluğu ofisimiz onaylar.',
  },
  full: {
    title: 'Bu araç seçtiğiniz tarihlerde dolu.',
    /** Link to the rental of another length with the same pickup. */
    takeLength: (count: number, price: string) => `${days(count)} kirala: ${price}`,
    nearest: 'Aynı süre için en yakın müsait günler:',
    days: (from: string, to: string) => `${from} – ${to}`,
    alternatives: 'Bu tarihlerde müsait olan benzer araçlar:',
    sumWithoutExtras: 'toplam, ek hizmetler hariç',
  },
  extras: {
    cocukKoltugu: { name: 'Çocuk koltuğu', hint: 'En fazla 3\u00a0adet' },
    ekSurucu: { name: 'Ek sürücü', hint: 'Direksiyona ikinci bir sürücü de geçebilir' },
    gencSurucu: { name: 'Genç sürücü paketi', hint: '25 yaş altı sürücüler için' },
  } satisfies Record<ExtraName, { name: string; hint: string }>,
  message: {
    greeting: (business: string) =>
      `Merhaba ${business}, bu araç için rezervasyon yapmak istiyorum:`,
    pickup: 'Alış',
    dropoff: 'Dönüş',
    duration: 'Süre',
    extras: 'Ek hizmetler',
    noExtras: 'yok',
    total: 'Toplam',
  },
  card,
  browse,
  search,
  calendar,
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    cars: typeof tr;
  }
}
