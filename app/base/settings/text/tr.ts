import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { DEFAULT_PLACES } from '../papers/rental-terms.rules.ts';
import { type HoursRow, isAroundTheClock, type Weekday } from '../places/opening-hours.rules.ts';

const legal = {
  titles: {
    kvkk: 'KVKK aydınlatma metni',
    terms: 'Kiralama koşulları',
    privacy: 'Gizlilik',
    cookies: 'Çerezler',
  },
  numbers: {
    companyName: 'Ticaret unvanı',
    licence: 'Belge no',
    uetds: 'U-ETDS no',
    tax: 'Vergi dairesi ve no',
    mersis: 'MERSİS no',
  },
};

/** Added to the name of a link that opens a new window. */
const newWindow = '(yeni pencerede açılır)';

const liveMap = {
  label: (business: string) => `${business} ofisinin çevresi, harita`,
  zoomIn: 'Haritayı yakınlaştır',
  zoomOut: 'Haritayı uzaklaştır',
  /** Attribution of the map, if the operator has set none. */
  attribution: '© OpenStreetMap katkıda bulunanlar',
  newWindow,
};

const weekdays: Record<Weekday, string> = {
  monday: 'Pazartesi',
  tuesday: 'Salı',
  wednesday: 'Çarşamba',
  thursday: 'Perşembe',
  friday: 'Cuma',
  saturday: 'Cumartesi',
  sunday: 'Pazar',
};

export const tr = {
  weekdays,
  newWindow,
  hours: {
    days: ({ first, last }: HoursRow) =>
      first === last ? weekdays[first] : `${weekdays[first]} – ${weekdays[last]}`,
    times: ({ hours }: HoursRow) =>
      hours
        .map((each) => (isAroundTheClock(each) ? '24 saat açık' : `${each.opens} – ${each.closes}`))
        .join(', ') || 'Kapalı',
  },
  deliveryHours: 'Teslim saatleri',
  answersIn: 'Yanıt verdiğimiz diller',
  languages: { tr: 'Türkçe', en: 'İngilizce', de: 'Almanca', ru: 'Rusça' } as Record<
    SiteLanguage,
    string
  >,
  /** Names of the spec's pickup places. They are stored in Turkish; an office can add places. */
  places: {} as Record<(typeof DEFAULT_PLACES)[number], string>,
  legal,
  liveMap,
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    settings: typeof tr;
  }
}
