import {
  createContext,
  Fragment,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useState,
} from 'react';
import {
  type FieldPathByValue,
  type FieldValues,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { LANGUAGE_NAMES } from '#app/lib/words/site-language.rules.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { useIsPartShown } from '../editor/editor-parts.tsx';
import { messageIn } from './form-codec.ts';

/** State of a text in a language; 'empty' if there is no Turkish text. */
export type TextState = 'written' | 'missing' | 'empty';
type TextStates = Record<SiteLanguage, TextState>;

/** Language in which an editor shows all its texts, so that a person can translate from top to bottom. */
const ChosenLanguage = createContext<{
  chosen: SiteLanguage;
  choose: (language: SiteLanguage) => void;
} | null>(null);

/** Texts on the screen, by the id of their group. Separate, because only the switch reads it. */
const ShownTexts = createContext<Readonly<Record<string, TextStates>>>({});
const ReportTexts = createContext<(id: string, states: TextStates | null) => void>(() => {});

export function useChosenLanguage(): SiteLanguage {
  return use(ChosenLanguage)?.chosen ?? 'tr';
}

function useLanguageScope() {
  const scope = use(ChosenLanguage);
  if (!scope) throw new Error('There is no editor around this control');
  return scope;
}

export function TranslationScope({ children }: { children: ReactNode }) {
  const [chosen, choose] = useState<SiteLanguage>('tr');
  const [texts, setTexts] = useState<Readonly<Record<string, TextStates>>>({});
  const report = useCallback((id: string, states: TextStates | null) => {
    setTexts(({ [id]: _, ...others }) => (states ? { ...others, [id]: states } : others));
  }, []);
  return (
    <ChosenLanguage value={{ chosen, choose }}>
      <ReportTexts value={report}>
        <ShownTexts value={texts}>{children}</ShownTexts>
      </ReportTexts>
    </ChosenLanguage>
  );
}

/** Tells the switch in which languages texts are written. Texts in a hidden part do not count. */
export function useTextStates(stateOf: (language: SiteLanguage) => TextState): void {
  const id = useId();
  const report = use(ReportTexts);
  const isShown = useIsPartShown();
  const states = SITE_LANGUAGES.map(stateOf).join(' ');
  useEffect(() => {
    if (!isShown) return;
    const each = states.split(' ') as TextState[];
    const entries = SITE_LANGUAGES.map((language, i) => [language, each[i]]);
    report(id, Object.fromEntries(entries) as TextStates);
    return () => report(id, null);
  }, [id, report, isShown, states]);
}

/**
 * Texts with translations: controls in the language of the form's `LanguageSwitch`. `paths` returns
 * the fields of a language. A language with an error is always shown.
 */
export function TranslatedFields<Form extends FieldValues>({
  paths,
  className,
  groupClassName,
  keepMounted = false,
  children,
}: {
  paths: (language: SiteLanguage) => readonly FieldPathByValue<Form, string>[];
  className?: string;
  groupClassName?: string;
  /** True if hidden controls would lose their state, such as an upload into a text. */
  keepMounted?: boolean;
  children: (language: SiteLanguage) => Elements;
}) {
  const { chosen } = useLanguageScope();
  const { translation: text } = useOfficeText('editing');
  const { control, getFieldState } = useFormContext<Form>();
  const names = SITE_LANGUAGES.map(paths);
  const values: unknown[] = useWatch({ control, name: names.flat() });
  const formState = useFormState({ control, name: names.flat() });
  const { errors } = formState;
  const wrong = SITE_LANGUAGES.filter((language) =>
    paths(language).some((name) => messageIn(errors, name) !== null),
  );
  // Keeps a language shown after its error is corrected, else it would disappear while a person
  // types.
  const [kept, keep] = useState<readonly SiteLanguage[]>([]);
  if (wrong.some((language) => !kept.includes(language))) keep([...new Set([...kept, ...wrong])]);
  const [keptFor, setKeptFor] = useState(chosen);
  if (keptFor !== chosen) {
    setKeptFor(chosen);
    keep(wrong);
  }
  const shown = SITE_LANGUAGES.filter((language) => language === chosen || kept.includes(language));
  const own = names[0]?.length ?? 0;
  const written = values.map((value) => String(value ?? '').trim() !== '');
  useTextStates((language) => {
    const place = SITE_LANGUAGES.indexOf(language);
    const texts = written.slice(place * own, (place + 1) * own);
    const wanted = written.slice(0, own);
    if (!wanted.includes(true)) return 'empty';
    return wanted.every((there, i) => !there || texts[i]) ? 'written' : 'missing';
  });
  const isChanged = (name: FieldPathByValue<Form, string> | undefined) =>
    name !== undefined && getFieldState(name, formState).isDirty;
  /** Returns true if the Turkish text was changed and the translation was not. */
  const isOutdated = (language: SiteLanguage) =>
    paths(language).some(
      (name, i) =>
        written[SITE_LANGUAGES.indexOf(language) * own + i] &&
        isChanged(names[0]?.[i]) &&
        !isChanged(name),
    );
  return (
    <div className={cx('flex min-w-0 flex-col gap-3', className)}>
      {(keepMounted ? SITE_LANGUAGES : shown).map((language) => (
        <Fragment key={language}>
          <div hidden={!shown.includes(language)} className="relative">
            {/* The labels of other languages name their language. */}
            <span
              aria-hidden="true"
              className="absolute top-0 right-0 text-ink-soft text-meta-strong uppercase print:hidden"
            >
              {language}
            </span>
            <div className={groupClassName}>{children(language)}</div>
          </div>
          {shown.includes(language) && isOutdated(language) && (
            <p className="flex gap-2 text-small">
              <Icon name="icon-triangle-alert" className="size-5 shrink-0 text-coral" />
              <span>{text.turkishChanged}</span>
            </p>
          )}
        </Fragment>
      ))}
    </div>
  );
}

/**
 * Chooses the language of all texts of the editor, and shows in which languages they are written. Stays in
 * view while the page scrolls. Absent if the shown part of the form has no such text.
 */
export function LanguageSwitch() {
  const { chosen, choose } = useLanguageScope();
  const { translation: text } = useOfficeText('editing');
  const texts = Object.values(use(ShownTexts));
  if (texts.length === 0) return null;
  const stateOf = (language: SiteLanguage): TextState => {
    const states = texts.map((each) => each[language]);
    return states.includes('missing')
      ? 'missing'
      : states.includes('written')
        ? 'written'
        : 'empty';
  };
  return (
    <fieldset className="segments sticky top-(--header-height) z-20 max-sm:flex sm:justify-self-end md:top-2 print:hidden">
      <legend className="sr-only">{text.legend}</legend>
      {SITE_LANGUAGES.map((language) => {
        const state = stateOf(language);
        return (
          <button
            key={language}
            type="button"
            aria-pressed={language === chosen}
            aria-label={text.language(
              `${language.toUpperCase()} ${LANGUAGE_NAMES[language]}`,
              state,
            )}
            onClick={() => choose(language)}
            className="segment flex min-h-10 min-w-14 items-center justify-center gap-1 px-2 text-small-strong max-sm:grow"
          >
            <span className="uppercase">{language}</span>
            {state === 'written' && <Icon name="icon-check" className="size-4 text-turquoise" />}
            {state === 'missing' && (
              <span
                aria-hidden="true"
                className="size-2 rounded-full bg-sun forced-colors:bg-[CanvasText]"
              />
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

/**
 * Returns the field of a text in a language: `description`, `translations.de.description`.
 * `turkish` is set if the Turkish field has another name: `terms.age`.
 */
export function translatedPath<Name extends string, Turkish extends string = Name>(
  name: Name,
  turkish?: Turkish,
) {
  return (language: SiteLanguage) =>
    (language === 'tr' ? (turkish ?? name) : `translations.${language}.${name}`) as
      | Turkish
      | `translations.${Exclude<SiteLanguage, 'tr'>}.${Name}`;
}

/** Hint of a translation: the Turkish text. */
export function TurkishText<Form extends FieldValues>({
  name,
}: {
  name: FieldPathByValue<Form, string>;
}) {
  const { control } = useFormContext<Form>();
  const text: string = useWatch({ control, name });
  return (
    <span lang="tr" className="line-clamp-4 whitespace-pre-line">
      {text}
    </span>
  );
}

/** Number of languages in which a row's texts are written, beside the row's name. */
export function LanguagesDone({ done }: { done: number }) {
  const { translation: text } = useOfficeText('editing');
  return (
    <span className="text-ink-soft text-meta tabular-nums" title={text.done(done)}>
      <span aria-hidden="true">{`${done}/${SITE_LANGUAGES.length}`}</span>
      <span className="sr-only">{text.done(done)}</span>
    </span>
  );
}
