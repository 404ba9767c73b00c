/**
 * The language of the back office. Each person of the staff chooses one; without a choice every
 * screen has the language in which the specification quotes it (product.md, "Language").
 */
import { Texts } from './texts.ts';

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The browser keeps the choice of the person who is signed in. */
const KEY = 'admin_language';

/** Header of a request: the language of a screen that is in one alone, where its person chose none. */
export const SCREEN_LANGUAGE = 'x-screen-language';

/** A process answers several people at once; in a browser there is none of this. */
const AsyncStorage = globalThis.process?.getBuiltinModule?.('node:async_hooks').AsyncLocalStorage;
const ofRequest = AsyncStorage ? new AsyncStorage<Language | null>() : null;

/** Chosen once, when the page is loaded; null for no choice, and on the server. */
export const languageOfPage: Language | null = ofRequest ? null : readKept();

function readKept(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return LANGUAGES.find((each) => each === kept) ?? null;
  } catch {
    // A visitor's browser may keep nothing at all.
    return null;
  }
}

/** For the next page that is loaded. */
export function keepLanguage(language: Language | null): void {
  if (language) localStorage.setItem(KEY, language);
  else localStorage.removeItem(KEY);
}

/** Runs the rest of a request, or a part of it, whose texts are in this language. */
export function answerIn<T>(language: Language | null, rest: () => T): T {
  return ofRequest ? ofRequest.run(language, rest) : rest();
}

/**
 * A text of the back office: `texts` in its own language, in which the specification has it, and in
 * the other one. On the server it is looked up when it is read, so what is read while a module loads
 * stays in its own language there.
 */
export function inLanguages<T extends object>(own: Language, other: NoInfer<T>, texts: T): T {
  const choose = (language: Language | null | undefined) =>
    (language ?? own) === own ? texts : other;
  if (!ofRequest) return choose(languageOfPage);
  return new Proxy(texts, { get: (_, key) => Reflect.get(choose(ofRequest.getStore()), key) });
}

/** For `lang` of a screen that the specification has in `own`. */
export function languageOf(own: Language): Language {
  return ofRequest?.getStore() ?? languageOfPage ?? own;
}

/** Texts of the back office (docs/decisions/050). */
class OfficeTexts<T extends object> extends Texts<T, Language> {
  readonly #own: Language;

  constructor(own: Language, texts: Record<Language, T>) {
    // Both without a choice: nearly every page has texts of either.
    super(texts, (_page, screen = own) =>
      languageOfPage ? [languageOfPage] : [screen, screen === 'tr' ? 'en' : 'tr'],
    );
    this.#own = own;
  }

  /** For whom the server answers: `for(request)`, or `for(by)` in what saves something. */
  for({ language = this.#own }: { language?: Language | undefined }): T {
    return this.in(language);
  }

  /**
   * As `useText` gives them, for what is no component: titles, messages of forms. A server knows no person
   * here, and has them in their own language.
   */
  onScreen(screen = this.#own): T {
    return this.in(languageOfPage ?? screen);
  }
}

/** `own` is the language in which the specification has them, for a person who chose none. */
export function officeTexts<T extends object>(own: Language, texts: Record<Language, T>) {
  return new OfficeTexts<T>(own, texts);
}
