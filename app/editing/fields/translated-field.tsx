import { createContext, Fragment, type ReactNode, use, useState } from 'react';
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
import { messageIn } from './form-codec.ts';

/** Language in which an editor shows all its texts, so that a person can translate from top to bottom. */
const ChosenLanguage = createContext<{
  chosen: SiteLanguage;
  choose: (language: SiteLanguage) => void;
} | null>(null);

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
  return <ChosenLanguage value={{ chosen, choose }}>{children}</ChosenLanguage>;
}

/**
 * Texts with translations: controls in the chosen language, below buttons that choose it and show
 * which languages are complete. `paths` returns the fields of a language. A language with an error
 * is always shown.
 */
export function TranslatedFields<Form extends FieldValues>({
  label,
  paths,
  className,
  groupClassName,
  keepMounted = false,
  children,
}: {
  /** Name of the texts, for screen readers. */
  label: string;
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
  const shown = SITE_LANGUAGES.filter((language) => language === chosen || kept.includes(language));
  const own = names[0]?.length ?? 0;
  const written = values.map((value) => String(value ?? '').trim() !== '');
  const stateOf = (place: number): TextState => {
    const texts = written.slice(place * own, (place + 1) * own);
    const wanted = written.slice(0, own);
    if (!wanted.includes(true)) return 'empty';
    return wanted.every((there, i) => !there || texts[i]) ? 'written' : 'missing';
  };
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
    <div className={cx('min-w-0', className)}>
      <LanguageButtons
        label={label}
        stateOf={(language) => stateOf(SITE_LANGUAGES.indexOf(language))}
        onChoose={() => keep(wrong)}
      />
      <div className="flex flex-col gap-3">
        {(keepMounted ? SITE_LANGUAGES : shown).map((language) => (
          <Fragment key={language}>
            <div hidden={!shown.includes(language)} className={groupClassName}>
              {children(language)}
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
    </div>
  );
}

/** State of a text in a language; 'empty' if there is no Turkish text. */
type TextState = 'written' | 'missing' | 'empty';

/**
 * Buttons that choose the language of all texts of the editor, and show in which languages these
 * texts are written.
 */
export function LanguageButtons({
  label,
  stateOf,
  onChoose,
}: {
  label: string;
  stateOf: (language: SiteLanguage) => TextState;
  onChoose?: () => void;
}) {
  const { chosen, choose } = useLanguageScope();
  const { translation: text } = useOfficeText('editing');
  return (
    <fieldset className="-mt-1 mb-1 flex flex-wrap">
      <legend className="sr-only">{text.legend(label)}</legend>
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
            onClick={() => {
              choose(language);
              onChoose?.();
            }}
            className="group flex min-h-11 min-w-11 items-center justify-center gap-1 px-1 text-ink-soft text-small-strong hover:text-ink aria-pressed:text-ink"
          >
            <span className="rounded-small px-2 py-1 uppercase group-aria-pressed:bg-sand group-aria-pressed:shadow-[inset_0_0_0_1px_var(--color-control-line)]">
              {language}
            </span>
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
