/**
 * Every setting of the business: its schema, its value in a new business, its section in the back
 * office, and its control if that does not follow from the schema. The labels are in `office-text/`.
 *
 * Visitors read all of `business`, `reviews`, `legal` and `faq`, and the parts of `rental` that a page
 * or `settings.api.ts` names. `notices`, `customers` and `papers` are for staff alone.
 */
import { z } from 'zod';
import { MAX_ALT } from '#app/base/images/images.rules.ts';
import { eachStep } from '#app/base/messages/message-template.rules.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema, linesSchema } from '#app/lib/words/plain-text.schema.ts';
import { plainLine, plainLines } from '#app/lib/words/plain-text.ts';
import { translationsOf } from '#app/lib/words/translations.schema.ts';
import { group, setting } from './describe-settings.schema.ts';
import { defaultPapers } from './papers/default-papers.ts';
import { DEFAULT_QUESTIONS } from './papers/default-questions.ts';
import { eachLegalPage } from './papers/legal-pages.rules.ts';
import { DEFAULT_PLACES, eachTerm, MAX_TERM } from './papers/rental-terms.rules.ts';
import {
  clock,
  country,
  email,
  euros,
  extraPrice,
  faq,
  filled,
  included,
  link,
  MAX_LINE,
  MAX_TRUST_LINE,
  mapPosition,
  noticeEmails,
  openingHours,
  phone,
  placeFees,
  placeKinds,
  placeName,
  placeNames,
  places,
  placeTexts,
  rating,
  replyLanguages,
  reviews,
  template,
  term,
  textInEachLanguage,
  trustLine,
  whatsappNumber,
  whole,
  yesOrNo,
} from './settings-values.schema.ts';

const MAX_ABOUT = 600;
/** Longest buffer: a day. `holdsUnitDuring` relies on this limit. */
export const MAX_BUFFER_MINUTES = 24 * 60;
/** Maximum characters of a legal text: about twenty printed pages. */
const MAX_LEGAL_TEXT = 40_000;
/**
 * Maximum characters of the contract terms in one language, which must fit on two pages beside the
 * Turkish terms.
 */
const MAX_CONTRACT_TERMS = 4000;
export const MAX_MEETING_POINT = 500;
const MAX_BRING = 500;

const NO_TEXTS = { tr: '', en: '', de: '', ru: '' };
const NO_TRANSLATIONS = { en: {}, de: {}, ru: {} };

const percent = (what: string) => whole(0, 100).nullable().describe(what);
const extra = (daily: number, maxCount: number) =>
  group({
    daily: setting(extraPrice, { section: 'extras', default: daily }),
    maxCount: setting(whole(0, 9), { section: 'extras', default: maxCount }),
  });

/** Texts of the settings with translations. Rows of lists have their own translations. */
export const translatedSettings = {
  about: linesSchema(MAX_ABOUT),
  deliveryHours: lineSchema(MAX_TRUST_LINE),
  included,
  ...eachTerm(() => lineSchema(MAX_TERM)),
  places: z
    .record(placeName, lineSchema(MAX_LINE))
    .describe('Translated names of `rental.places`, by Turkish name'),
  meetingPoints: placeTexts(MAX_MEETING_POINT).describe(
    'Translations of `rental.meetingPoints`, by Turkish name of the place',
  ),
  ...eachLegalPage(() => linesSchema(MAX_LEGAL_TEXT)),
};

export const settingsDescription = group({
  business: group({
    name: setting(filled(), { section: 'business', default: 'Kervan Rent a Car & Transfer' }),
    phone: setting(phone, {
      section: 'business',
      control: 'phone',
      default: '+90 242 000 00 00',
    }),
    whatsappNumber: setting(whatsappNumber, {
      section: 'business',
      control: 'whatsapp',
      default: '+90 242 000 00 00',
    }),
    email: setting(email, { section: 'business', control: 'email', default: 'info@example.com' }),
    /** A few sentences, shown with the news. */
    about: setting(filled(MAX_ABOUT, plainLines), {
      section: 'business',
      languages: 'translations',
      default:
        'Antalya’da küçük bir araç kiralama ve transfer ofisiyiz. Aracınızı havalimanında, otelinizde ya da şehirde teslim eder, yol boyunca telefonun öbür ucunda oluruz.',
    }),
    openingHours: setting(openingHours, {
      section: 'hours',
      control: 'hours',
      default: [
        {
          days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
          opens: '08:00',
          closes: '18:00',
        },
      ],
    }),
    address: group({
      street: setting(filled(), {
        section: 'address',
        default: 'Örnek Mahallesi, Örnek Caddesi No: 1',
      }),
      district: setting(filled(), { section: 'address', default: 'Muratpaşa' }),
      city: setting(filled(), { section: 'address', default: 'Antalya' }),
      postalCode: setting(filled(), { section: 'address', control: 'digits', default: '07000' }),
      country: setting(country, { section: 'address', default: 'TR' }),
    }),
    mapPosition: setting(mapPosition, {
      section: 'map',
      control: 'map',
      default: { lat: 36.8841, lng: 30.7056 },
    }),
    languages: setting(replyLanguages.describe('Languages in which the office replies'), {
      section: 'business',
      control: 'languages',
      default: ['tr', 'en'],
    }),
    links: group({
      instagram: setting(link, {
        section: 'links',
        control: 'instagram',
        default: 'https://example.com/instagram',
      }),
      facebook: setting(link, { section: 'links', default: 'https://example.com/facebook' }),
      x: setting(link, { section: 'links', default: null }),
      youtube: setting(link, { section: 'links', default: null }),
    }),
    reviewSummary: group({
      rating: setting(rating, { section: 'reviews', default: 0 }),
      /** The summary is hidden if it is 0. */
      count: setting(whole(0, 1_000_000), { section: 'reviews', default: 0 }),
      url: setting(link, { section: 'reviews', default: null }),
    }),
    vatPercent: setting(
      whole(0, 100).describe("VAT in percent that all prices include, for the accountant's file"),
      { section: 'business', default: 20 },
    ),
    deliveryHours: setting(
      trustLine().describe(
        'Text about the hours in which cars are delivered, also outside opening hours; empty: not shown',
      ),
      { section: 'hours', languages: 'translations', default: '' },
    ),
    legalNumbers: group({
      companyName: setting(trustLine(), { section: 'numbers', default: '' }),
      licence: setting(trustLine(), { section: 'numbers', default: '' }),
      uetds: setting(trustLine(), { section: 'uetds', default: '' }),
      tax: setting(trustLine(), { section: 'numbers', default: '' }),
      mersis: setting(trustLine(), { section: 'numbers', default: '' }),
    }),
  }),
  /** Address of an uploaded picture; null for Kervan's own panorama. */
  panorama: setting(
    z
      .object({
        url: z.string(messageKey('unknownPanorama')),
        alt: z
          .string()
          .overwrite(plainLine)
          .max(MAX_ALT, messageKey('tooLong', MAX_ALT))
          .default(''),
      })
      .nullable(),
    { section: 'panorama', control: 'panorama', default: null },
  ),
  rental: group({
    /** Places of pickup and return (spec, part 9). */
    places: setting(places, {
      section: 'places',
      control: 'places',
      languages: 'translations',
      default: [...DEFAULT_PLACES],
    }),
    placeKinds: setting(
      placeKinds
        .default({})
        .describe(
          'Type of each place, by Turkish name. A request may name the hotel, or the flight number at an airport; directions to an office lead to `mapPosition`',
        ),
      { section: 'places', control: null, default: {} },
    ),
    meetingPoints: setting(
      placeTexts(MAX_MEETING_POINT)
        .default({})
        .describe(
          'Description of the meeting point at each place, by Turkish name. An airport without one has `papers.meetingPoint`',
        ),
      { section: 'places', control: null, languages: 'translations', default: {} },
    ),
    deliveryFees: setting(
      placeFees.default({}).describe('Fee in euros for a pickup at the place, by its Turkish name'),
      { section: 'places', control: null, default: {} },
    ),
    returnFees: setting(
      placeFees
        .default({})
        .describe('One-way fee in euros, by Turkish name of the place of return'),
      { section: 'places', control: null, default: {} },
    ),
    extras: group({
      cocukKoltugu: extra(5, 3),
      ekSurucu: extra(8, 1),
      gencSurucu: extra(15, 1),
    }),
    /** Fee for pickups and returns at night (`product.md, "Letting rules"`). */
    outOfHours: group(
      {
        from: setting(clock.describe('Time from which a pickup or return costs the fee'), {
          section: 'outOfHours',
          control: 'clock',
          default: '22:00',
        }),
        to: setting(
          clock.describe(
            'Time from which it costs no fee again, other than `from`; an earlier time belongs to the next morning',
          ),
          { section: 'outOfHours', control: 'clock', default: '07:00' },
        ),
        pickup: setting(euros('Euros for a pickup in this time; null: no fee'), {
          section: 'outOfHours',
          default: null,
        }),
        return: setting(euros('Euros for a return in this time; null: no fee'), {
          section: 'outOfHours',
          default: null,
        }),
        places: setting(
          placeNames.describe('Turkish names of the places with the fee; empty: all places'),
          { section: 'outOfHours', control: 'placeChoice', default: [] },
        ),
      },
      'Fee for a pickup or return outside the usual hours',
    ),
    bufferMinutes: setting(
      whole(0, MAX_BUFFER_MINUTES).describe(
        'Minutes for which a rental holds its unit after the drop-off, for a car without a value of its own',
      ),
      { section: 'buffer', default: 0 },
    ),
    holdHours: setting(
      whole(1, 168).describe('Hours for which an unconfirmed request holds a unit'),
      { section: 'requests', default: 24 },
    ),
    holdPercent: setting(
      whole(0, 100).describe(
        'Largest share of the fleet, in percent, that unconfirmed requests may hold on a day, rounded up to whole units; further requests hold no unit',
      ),
      { section: 'requests', default: 20 },
    ),
    wholeMonths: setting(
      yesOrNo.describe('True if each full period of 30 days is charged at the monthly price'),
      {
        section: 'months',
        default: false,
      },
    ),
    /** Rates in euros, also in the database. */
    returns: group(
      {
        dailyKilometres: setting(
          whole(1, 5000)
            .nullable()
            .describe('Kilometres per day that the price includes; null: unlimited'),
          { section: 'returns', default: null },
        ),
        extraKilometre: setting(
          euros('Euros per kilometre above the included ones; null: no charge'),
          { section: 'returns', default: null },
        ),
        fuelEighth: setting(euros('Euros per missing eighth of a tank; null: no charge'), {
          section: 'returns',
          default: null,
        }),
        lateHour: setting(euros('Euros per full hour of delay; null: no charge'), {
          section: 'returns',
          default: null,
        }),
      },
      'Prices of extra kilometres, missing fuel and late returns',
    ),
    /** Proposed when staff cancel a booking; never charged automatically. */
    cancellation: group(
      {
        freeHours: setting(
          whole(0, 720).describe('Hours before the pickup until which a cancellation is free'),
          { section: 'cancellation', default: 48 },
        ),
        percent: setting(
          percent(
            'Fee for a later cancellation by the customer, in percent of the agreed price; null: no fee',
          ),
          {
            section: 'cancellation',
            default: null,
          },
        ),
        noShowPercent: setting(
          percent('Fee for a no-show, in percent of the agreed price; null: no fee'),
          {
            section: 'cancellation',
            default: null,
          },
        ),
      },
      'Fees that are proposed to staff when a booking is cancelled',
    ),
    roadFee: setting(
      euros('Euros that a customer pays in addition to each toll or fine; null: no fee').default(
        null,
      ),
      {
        section: 'returns',
        default: null,
      },
    ),
    terms: group(
      {
        included: setting(included, { section: 'terms', languages: 'translations', default: [] }),
        ...eachTerm(() =>
          setting(term, { section: 'terms', languages: 'translations', default: null }),
        ),
      },
      'Rental terms, each for cars without such a term of their own; null: not stated',
    ),
  }),
  /** Recipients in the office, and the events that are reported to them. */
  notices: group({
    emails: setting(
      noticeEmails.describe(
        'Addresses that get an email for each request; needs SMTP_URL on the server',
      ),
      { section: 'notices', default: [] },
    ),
    morningMail: setting(
      yesOrNo.describe("True if `emails` also get the day's tasks every morning"),
      { section: 'notices', default: true },
    ),
  }),
  /** Periods after which personal data are erased. The office must know the legal periods. */
  customers: group({
    keepYears: setting(
      whole(1, 30)
        .nullable()
        .describe('Years after the last booking at which customers are anonymised; null: never'),
      { section: 'customers', default: null },
    ),
    documentMonths: setting(
      whole(1, 120)
        .nullable()
        .describe(
          'Months after a rental at which documents, photos and signatures are deleted; null: never',
        ),
      { section: 'customers', default: null },
    ),
  }),
  faq: setting(faq, {
    section: 'faq',
    control: 'faq',
    default: DEFAULT_QUESTIONS.map((row) => ({ ...row, translations: NO_TRANSLATIONS })),
  }),
  /** Papers, messages, and the reports to authorities that the office makes. */
  papers: group({
    contractTerms: setting(
      textInEachLanguage(MAX_CONTRACT_TERMS).describe(
        'Terms of the rental contract, one clause per line',
      ),
      { section: 'contract', languages: 'inside', default: defaultPapers.contractTerms },
    ),
    bring: setting(
      textInEachLanguage(MAX_BRING).describe(
        'Things that the customer of a rental brings to the pickup, one per line',
      ),
      { section: 'terms', languages: 'inside', default: defaultPapers.bring },
    ),
    meetingPoint: setting(
      textInEachLanguage(MAX_MEETING_POINT).describe(
        'Description of the meeting point at the airport',
      ),
      { section: 'meeting', languages: 'inside', default: NO_TEXTS },
    ),
    messages: group(
      eachStep((step) =>
        setting(template, {
          section: 'messages',
          languages: 'inside',
          default: defaultPapers.messages[step],
        }),
      ),
      'Templates of messages to customers, with placeholders in braces',
    ),
    kabis: setting(
      yesOrNo
        .default(true)
        .describe('True if hand-overs and returns are reported to the police (KABİS)'),
      {
        section: 'kabis',
        default: true,
      },
    ),
    uetds: setting(
      yesOrNo.default(true).describe('True if transfers are reported to the ministry (U-ETDS)'),
      {
        section: 'uetds',
        default: true,
      },
    ),
  }),
  reviews: setting(reviews, { section: 'reviews', control: 'reviews', default: [] }),
  /** Legal texts in Markdown or HTML. A page without a text does not exist. */
  legal: group(
    eachLegalPage(() =>
      setting(linesSchema(MAX_LEGAL_TEXT), {
        section: 'legal',
        languages: 'translations',
        default: '',
      }),
    ),
  ),
  translations: {
    schema: translationsOf(translatedSettings),
    default: NO_TRANSLATIONS,
  },
});
