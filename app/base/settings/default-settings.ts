import { defaultPapers } from './papers/default-papers.ts';
import { NO_LEGAL_TEXTS } from './papers/legal-pages.rules.ts';
import { DEFAULT_PLACES, eachTerm } from './papers/rental-terms.rules.ts';
import type { Settings } from './settings.schema.ts';

const NO_TRANSLATIONS = { en: {}, de: {}, ru: {} };

/** Questions of the spec, part 9. */
const DEFAULT_QUESTIONS = [
  {
    question: 'Ödemeyi nasıl yapabilirim?',
    answer:
      'Ödemenizi kredi kartıyla veya banka havalesiyle yapabilirsiniz. Nakit ödemek isterseniz bunu önceden, rezervasyon sırasında belirtmeniz gerekir.',
  },
  {
    question: 'Depozito ne kadar ve neyi karşılar?',
    answer:
      'Depozito tutarı aracın modeline ve yaşına göre değişir. Kilometre farkını, otoyol ve köprü geçişlerini (HGS) ve yakıt farkını karşılar.',
  },
  {
    question: 'Aracı yurt dışına çıkarabilir miyim?',
    answer:
      'Hayır. Araçlarımız yurt dışına çıkarılamaz; kısa süreli ve günübirlik geçişler için de bu kural geçerlidir.',
  },
  {
    question: 'Sigorta neleri kapsıyor?',
    answer:
      'Her kiralamada zorunlu trafik sigortası, muafiyetli kasko ve hırsızlık teminatı vardır. Muafiyetli kasko, hasarın sözleşmede yazan bölümünün kiralayana ait olduğu anlamına gelir; kalanı kaskonun kapsamındadır.',
  },
  {
    question: 'Kaza yaparsam ne yapmalıyım?',
    answer:
      'Önce güvenliğinizi sağlayın, yaralı varsa 112’yi arayın. Aracı yerinden oynatmadan fotoğraf çekin ve bize haber verin. Kaza raporunun 24 saat içinde alınması gerekir.',
  },
  {
    question: 'Hangi durumlarda sorumluluk bana ait olur?',
    answer:
      'Gerekli raporlar eksikse ya da araç dikkatsizce kullanılmışsa kiralama riski kiralayana aittir. Böyle bir durumda hasarın tamamı size yansıyabilir.',
  },
  {
    question: 'Sitede ödeme yapmam gerekiyor mu?',
    answer:
      'Hayır. Sitede ödeme alınmaz, kart bilgisi istenmez. Talebiniz WhatsApp’ta hazır bir mesaj olarak açılır; uygunluğu biz onaylarız, ödeme yöntemini de orada konuşuruz.',
  },
];

/** Settings of a new business until staff change them (product.md; the questions: spec, part 9). */
export const defaultSettings: Settings = {
  business: {
    name: 'Kervan Rent a Car & Transfer',
    phone: '+90 242 000 00 00',
    whatsappNumber: '+90 242 000 00 00',
    email: 'info@example.com',
    vatPercent: 20,
    about:
      'Antalya’da küçük bir araç kiralama ve transfer ofisiyiz. Aracınızı havalimanında, otelinizde ya da şehirde teslim eder, yol boyunca telefonun öbür ucunda oluruz.',
    address: {
      street: 'Örnek Mahallesi, Örnek Caddesi No: 1',
      district: 'Muratpaşa',
      city: 'Antalya',
      postalCode: '07000',
      country: 'TR',
    },
    languages: ['tr', 'en'],
    mapPosition: { lat: 36.8841, lng: 30.7056 },
    links: {
      instagram: 'https://example.com/instagram',
      facebook: 'https://example.com/facebook',
      x: null,
      youtube: null,
    },
    openingHours: [
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        opens: '08:00',
        closes: '18:00',
      },
    ],
    /** Hides the summary: a count of 0 is not shown. */
    reviewSummary: { rating: 0, count: 0, url: null },
    deliveryHours: '',
    legalNumbers: { companyName: '', licence: '', uetds: '', tax: '', mersis: '' },
  },
  panorama: null,
  rental: {
    holdHours: 24,
    holdPercent: 20,
    wholeMonths: false,
    returns: {
      dailyKilometres: null,
      extraKilometre: null,
      fuelEighth: null,
      lateHour: null,
    },
    roadFee: null,
    terms: { included: [], ...eachTerm(() => null) },
    places: [...DEFAULT_PLACES],
    placeKinds: {},
    returnFees: {},
    extras: {
      cocukKoltugu: { dailyCents: 500, maxCount: 3 },
      ekSurucu: { dailyCents: 800, maxCount: 1 },
      gencSurucu: { dailyCents: 1500, maxCount: 1 },
    },
  },
  notices: { emails: [], morningMail: true },
  papers: defaultPapers,
  customers: { keepYears: null, documentMonths: null },
  reviews: [],
  legal: NO_LEGAL_TEXTS,
  translations: NO_TRANSLATIONS,
  faq: DEFAULT_QUESTIONS.map((row) => ({ ...row, translations: NO_TRANSLATIONS })),
};
