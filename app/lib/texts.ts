/**
 * Texts in several languages (docs/decisions/050): `cars.text.tr.ts` has the texts of a room in Turkish and is
 * their type, `cars.text.en.ts` has them in English, and `cars.text.ts` names both. In Node all of them are
 * there; a browser fetches those of one language (scripts/texts-by-language.ts).
 */

/** Languages that visitors choose by the address. */
export const SITE_LANGUAGES = ['tr', 'en', 'de', 'ru'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

/** The same for each of them, by its name. */
export function eachLanguage<T>(make: (language: SiteLanguage) => T): Record<SiteLanguage, T> {
  return { tr: make('tr'), en: make('en'), de: make('de'), ru: make('ru') };
}

/** In which language a visitor reads: `/en/cars`; Turkish has no part of its own in an address (spec, part 2). */
export function languageOfPath(pathname: string): SiteLanguage {
  const [, first] = pathname.split('/');
  return SITE_LANGUAGES.find((language) => language === first) ?? 'tr';
}

/** Fetches the texts of a language; in the build for browsers only. */
type Fetch<T> = () => Promise<T>;

/** In a browser: fetches all texts that the page's scripts have named so far. */
type Load = (page: SiteLanguage) => Promise<unknown>;
const named = new Set<Load>();

type Languages<L> = (page: SiteLanguage, screen?: L) => readonly L[];

/** Texts in the language of the address; those of the office are in that of a person (lib/language.ts). */
export class Texts<T extends object, L extends string> {
  readonly #texts: Record<L, T | Fetch<T>>;

  /** Languages that a page may ask for, first the one of what it shows; `page` is that of its address. */
  readonly languages: Languages<L>;

  constructor(
    texts: Record<L, T | Fetch<T>>,
    languages: Languages<L> = (page) => [page as string as L],
  ) {
    this.#texts = { ...texts };
    this.languages = languages;
    if (typeof document === 'undefined') return;
    const load: Load = (page) => Promise.all(languages(page).map((each) => this.load(each)));
    named.add(load);
    // Together with the page's other files; who needs the texts waits for them, and hears of a failure.
    load(languageOfPath(location.pathname)).catch(() => {});
  }

  /** The texts in a language. In a browser they must have been fetched. */
  in(language: L): T {
    const texts = this.ifThere(language);
    if (!texts) throw new Error(`Texts of ${language} are not there yet`);
    return texts;
  }

  ifThere(language: L): T | undefined {
    const texts = this.#texts[language];
    return isFetch(texts) ? undefined : (texts as T);
  }

  async load(language: L): Promise<T> {
    const texts = this.#texts[language];
    if (isFetch(texts)) this.#texts[language] = await texts();
    return this.#texts[language] as T;
  }
}

/** Of `carsText`, the type of what `useText(carsText)` gives. */
export type TextOf<X> = X extends { in(language: never): infer T } ? T : never;

function isFetch<T>(texts: T | Fetch<T>): texts is Fetch<T> {
  return typeof texts === 'function';
}

/** Texts that visitors read. A language that is missing does not compile. */
export function siteTexts<T extends object>(texts: Record<SiteLanguage, T>) {
  return new Texts<T, SiteLanguage>(texts);
}

/** In a browser: waits for the texts of all scripts that have come. `page` is the language of its address. */
export async function loadNamedTexts(page: SiteLanguage): Promise<void> {
  await Promise.all([...named].map((load) => load(page)));
}

/** A script that comes when it is asked for, together with its texts. */
export async function withTexts<T>(script: Promise<T>): Promise<T> {
  const loaded = await script;
  if (typeof document !== 'undefined') await loadNamedTexts(languageOfPath(location.pathname));
  return loaded;
}
