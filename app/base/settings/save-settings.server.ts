import { eq, lt, sql } from 'drizzle-orm';
import type { ImageStore } from '#app/base/images/image-store.server.ts';
import { recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { settings as settingsTable } from '#app/db/schema.server.ts';
import { changedFacts } from '#app/lib/facts.schema.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { FOREIGN_LANGUAGES, labelIn } from '#app/lib/words/translation-labels.ts';
import { changedTranslations, type Translations } from '#app/lib/words/translations.rules.ts';
import { MARKUP_VERSION } from '../markup/markup.rules.ts';
import { offersInCents, offersInEuros } from './extras.rules.ts';
import { lockPanorama, ownPanorama } from './panorama/own-panorama.server.ts';
import { eachLegalPage, LEGAL_PAGES } from './papers/legal-pages.rules.ts';
import {
  defaultSettings,
  MAX_LEGAL_HTML,
  type OwnPanorama,
  type Settings,
  type SettingsInput,
  type SettingsUpdate,
  settingsFacts,
} from './settings.schema.ts';
import { type FittedSettings, fitSettings } from './settings.server.ts';

export interface VersionedSettings extends FittedSettings {
  /** Number of saves; 0 before the first save, while the settings are the defaults. */
  version: number;
  updatedAt: Date | null;
}

/**
 * Returns the settings with the version that an editor sends back, by which a stale save is found.
 */
export async function readVersionedSettings(
  db: Db,
  { lock = false } = {},
): Promise<VersionedSettings> {
  const rows = db.select().from(settingsTable);
  const [row] = await (lock ? rows.for('update') : rows);
  if (!row)
    return { settings: defaultSettings, unreadableSections: {}, version: 0, updatedAt: null };
  const { value, version, updatedAt } = row;
  return { ...fitSettings(value), version, updatedAt };
}

export type SaveSettingsResult =
  | ({ ok: true } & VersionedSettings)
  | { ok: false; reason: 'stale' }
  /** Field names are paths of `settingsInputSchema`. */
  | { ok: false; reason: 'invalid'; errors: FieldError[] };

interface SavingPictures extends Saving {
  images: ImageStore;
}

/**
 * Changes the named settings. `input` has passed `settingsUpdateSchema`. Returns `stale` if another
 * save came after the writer read `version`. Returns `invalid` if the panorama is not in the
 * picture store or has a wrong shape, if the HTML of a legal text is too long, or if the window or
 * the places of the fee out of hours are wrong. Throws ImageStoreError if the picture store fails.
 */
export async function saveSettings(
  db: Db,
  { version, ...input }: SettingsUpdate,
  { images, ...by }: SavingPictures,
): Promise<SaveSettingsResult> {
  const { actor, now } = by;
  const text = by.texts.settings;
  const read = await readVersionedSettings(db);
  const isStale = (latest: number) => version !== undefined && version !== latest;
  if (isStale(read.version)) return { ok: false, reason: 'stale' };
  // Runs before the transaction, because cutting a still out of a large picture takes a second.
  const made =
    input.panorama !== undefined &&
    (await ownPanorama(db, input.panorama, {
      images,
      before: read.settings.panorama,
      text: text.input.panorama,
    }));
  if (made && !made.ok) return { ok: false, reason: 'invalid', errors: made.errors };
  const over = (before: Settings) =>
    toSettings(input, made ? made.panorama : before.panorama, before);
  const prepared = await over(read.settings);
  const errors = [...tooLongPages(prepared, text), ...wrongHours(prepared, text)];
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  return db.transaction(async (tx) => {
    // The second of two concurrent first saves waits here, and then finds the row of the first.
    await tx
      .insert(settingsTable)
      .values({ value: defaultSettings, version: 0 })
      .onConflictDoNothing();
    const before = await readVersionedSettings(tx, { lock: true });
    if (isStale(before.version)) return { ok: false, reason: 'stale' };
    // Applies the input again after a concurrent save, so that both changes stay.
    const settings = before.version === read.version ? prepared : await over(before.settings);
    const wrong = wrongHours(settings, text);
    if (wrong.length > 0) return { ok: false, reason: 'invalid', errors: wrong };
    if (settings.panorama && !(await lockPanorama(tx, settings.panorama))) {
      const message = text.input.panorama.unknown;
      return { ok: false, reason: 'invalid', errors: [{ field: 'panorama', message }] };
    }
    // An unreadable section stays as it is stored until it is saved itself.
    const unreadableSections = Object.fromEntries(
      Object.entries(before.unreadableSections).filter(([section]) => !(section in input)),
    );
    await tx
      .update(settingsTable)
      .set({
        value: { ...settings, ...unreadableSections },
        version: sql`${settingsTable.version} + 1`,
        updatedAt: now,
      })
      .where(eq(settingsTable.id, 1));
    await recordChange(tx, {
      actor,
      action: 'update',
      entity: 'settings',
      entityId: null,
      title: settings.business.name,
      before: { ...toSettingsInput(before.settings), ...before.unreadableSections },
      after: { ...toSettingsInput(settings), ...unreadableSections },
      now,
    });
    return { ok: true, settings, unreadableSections, version: before.version + 1, updatedAt: now };
  });
}

/** Returns errors for legal texts in any language whose HTML is too long. */
function tooLongPages(
  { legal }: Settings,
  { labels, input }: OfficeTexts['settings'],
): FieldError[] {
  const wrong = (field: string, label: string) => ({
    field,
    message: input.becomesTooLong(label),
  });
  return LEGAL_PAGES.flatMap((page) => {
    const label = labels[`legal.${page}`];
    const { html, translated } = legal[page];
    return [
      ...(html.length > MAX_LEGAL_HTML ? [wrong(`legal.${page}`, label)] : []),
      ...FOREIGN_LANGUAGES.filter(
        (language) => (translated[language] ?? '').length > MAX_LEGAL_HTML,
      ).map((language) => wrong(`translations.${language}.${page}`, labelIn(language, label))),
    ];
  });
}

/**
 * Returns errors of the fee out of hours: a window without length, which could mean the whole day
 * or nothing, and a chosen place that is no longer on the list.
 */
function wrongHours(
  { rental: { places, outOfHours } }: Settings,
  { input }: OfficeTexts['settings'],
): FieldError[] {
  const isLost = (place: string) => !places.includes(place);
  return [
    ...(outOfHours.from === outOfHours.to
      ? [{ field: 'rental.outOfHours.to', message: input.sameHours }]
      : []),
    ...(outOfHours.places.some(isLost)
      ? [{ field: 'rental.outOfHours.places', message: input.noOutOfHoursPlace }]
      : []),
  ];
}

/** Returns stored settings as staff enter them, with amounts in euros. */
export function toSettingsInput({
  business,
  rental,
  panorama,
  notices,
  customers,
  faq,
  papers,
  reviews,
  legal,
  translations,
}: Settings): SettingsInput {
  return {
    business,
    panorama: panorama && { url: panorama.picture.url, alt: panorama.picture.alt },
    rental: { ...rental, extras: offersInEuros(rental.extras) },
    notices,
    customers,
    faq,
    papers,
    reviews,
    legal: eachLegalPage((page) => legal[page].text),
    translations,
  };
}

/**
 * Returns the settings to store: amounts in cents, the panorama with its still, legal texts with
 * HTML. Fields that are not given stay. Translations of a question or review stay while its Turkish
 * text stays.
 */
async function toSettings(
  given: Omit<SettingsUpdate, 'version'>,
  panorama: OwnPanorama | null,
  before: Settings,
): Promise<Settings> {
  const { rental, faq, reviews, legal, ...input } = changedFacts(
    settingsFacts,
    toSettingsInput(before),
    given,
  );
  const translations = withPlacesOf(
    rental.places,
    changedTranslations(before.translations, given.translations),
  );
  // Loaded here, because only a save needs it.
  const { renderMarkup } = await import('../markup/markup.server.ts');
  return {
    ...input,
    panorama,
    rental: {
      ...rental,
      placeKinds: ofPlaces(rental.places, rental.placeKinds),
      meetingPoints: writtenOfPlaces(rental.places, rental.meetingPoints),
      deliveryFees: ofPlaces(rental.places, rental.deliveryFees),
      returnFees: ofPlaces(rental.places, rental.returnFees),
      outOfHours: withListedPlaces(rental.places, rental.outOfHours),
      extras: offersInCents(rental.extras),
    },
    faq: faq.map((row) =>
      withTranslations(
        row,
        before.faq.find(({ question }) => question === row.question),
      ),
    ),
    reviews: reviews.map((row) =>
      withTranslations(
        row,
        before.reviews.find(({ name, text }) => name === row.name && text === row.text),
      ),
    ),
    legal: eachLegalPage((page) => ({
      text: legal[page],
      html: renderMarkup(legal[page]),
      translated: Object.fromEntries(
        FOREIGN_LANGUAGES.flatMap((language) => {
          const own = translations[language][page];
          return own ? [[language, renderMarkup(own, language)]] : [];
        }),
      ),
    })),
    translations,
  };
}

/**
 * Renders the legal texts again if an older `MARKUP_VERSION` rendered them. The version of the
 * settings stays, because nobody changed the texts. Returns true if it rendered them.
 */
export async function renderLegalTextsAgain(db: Db): Promise<boolean> {
  const isOld = lt(settingsTable.markupVersion, MARKUP_VERSION);
  if ((await db.$count(settingsTable, isOld)) === 0) return false;
  return db.transaction(async (tx) => {
    const { settings, unreadableSections } = await readVersionedSettings(tx, { lock: true });
    const { legal } = await toSettings({}, settings.panorama, settings);
    await tx
      .update(settingsTable)
      .set({
        ...(!unreadableSections.legal && {
          value: sql`${settingsTable.value} || ${JSON.stringify({ legal })}::jsonb`,
        }),
        markupVersion: MARKUP_VERSION,
      })
      .where(isOld);
    return true;
  });
}

function withTranslations<Row extends { translations: Translations<object> }>(
  row: Row,
  before: Row | undefined,
): Row {
  return {
    ...row,
    translations: changedTranslations(before?.translations ?? {}, row.translations),
  };
}

function ofPlaces<Said>(
  places: readonly string[],
  said: Readonly<Record<string, Said>>,
): Record<string, Said> {
  return Object.fromEntries(Object.entries(said).filter(([place]) => places.includes(place)));
}

/** Leaves out places that are not in the list; keeps the places of a fee if the change would leave none. */
function withListedPlaces(
  places: readonly string[],
  outOfHours: Settings['rental']['outOfHours'],
): Settings['rental']['outOfHours'] {
  const listed = outOfHours.places.filter((place) => places.includes(place));
  const isFree = !outOfHours.pickup && !outOfHours.return;
  return listed.length > 0 || isFree ? { ...outOfHours, places: listed } : outOfHours;
}

/** Returns the texts of places that are still in the list, without empty texts. */
function writtenOfPlaces(
  places: readonly string[],
  texts: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    places.flatMap((place) => {
      const text = ownValue(texts, place);
      return text ? [[place, text]] : [];
    }),
  );
}

/** Returns the translations without names and meeting points of places that left the list. */
function withPlacesOf(
  places: readonly string[],
  translations: Settings['translations'],
): Settings['translations'] {
  const named = ({
    places: names = {},
    meetingPoints = {},
    ...texts
  }: Settings['translations']['en']) => {
    const ofPlaces = {
      places: writtenOfPlaces(places, names),
      meetingPoints: writtenOfPlaces(places, meetingPoints),
    };
    const kept = Object.entries(ofPlaces).filter(([, each]) => Object.keys(each).length > 0);
    return { ...texts, ...Object.fromEntries(kept) };
  };
  const { en, de, ru } = translations;
  return { en: named(en), de: named(de), ru: named(ru) };
}
