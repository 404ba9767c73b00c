import { useWatch } from 'react-hook-form';
import { MESSAGE_STEPS, type MessageStep } from '#app/base/messages/message-template.rules.ts';
import { CheckField, TextAreaField, TextField } from '#app/editing/fields/form-controls.tsx';
import { LanguagesDone, TranslatedFields } from '#app/editing/fields/translated-field.tsx';
import { languageOf } from '#app/lib/words/language.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Fold } from '#app/ui/fold.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { MAX_CONTRACT_TERMS, MAX_MEETING_POINT, MAX_TEMPLATE } from '../papers/papers.schema.ts';
import { MAX_TRUST_LINE } from '../trust.schema.ts';
import { type SettingsForm, useWrongWithin } from './settings-form.tsx';

type TextPath =
  | `papers.contractTerms.${SiteLanguage}`
  | `papers.messages.${MessageStep}.${SiteLanguage}`
  | `legal.${keyof SettingsForm['legal']}`
  | `translations.${Exclude<SiteLanguage, 'tr'>}.${keyof SettingsForm['legal']}`;

/** A long text as a line, with in how many languages it is there; `paths` are those of its languages. */
export function TextFold({
  title,
  paths,
  children,
}: {
  title: string;
  paths: readonly TextPath[];
  children: Elements;
}) {
  const { form: text } = useOfficeText('settings');
  const wrong = useWrongWithin(paths);
  const texts = useWatch<SettingsForm, readonly TextPath[]>({ name: paths });
  const done = texts.filter((each) => String(each ?? '').trim() !== '').length;
  return (
    <Fold
      title={title}
      wrong={wrong}
      note={
        done > 0 ? (
          <LanguagesDone done={done} lang={languageOf('tr')} />
        ) : (
          text.editing.conflict.empty
        )
      }
    >
      {children}
    </Fold>
  );
}

/** What contracts print, in each language. */
export function ContractFields() {
  const { form: text } = useOfficeText('settings');
  const label = text.papers.groups.contractTerms;
  const path = (language: SiteLanguage) => `papers.contractTerms.${language}` as const;
  return (
    <TextFold title={label} paths={SITE_LANGUAGES.map(path)}>
      <TranslatedFields<SettingsForm> label={label} paths={(language) => [path(language)]}>
        {(language) => (
          <TextAreaField<SettingsForm>
            name={path(language)}
            rows={12}
            maxLength={MAX_CONTRACT_TERMS}
            hint={text.hints['papers.contractTerms.tr']}
          />
        )}
      </TranslatedFields>
    </TextFold>
  );
}

export function MeetingFields() {
  const { form: text } = useOfficeText('settings');
  return (
    <TranslatedFields<SettingsForm>
      label={text.papers.groups.meetingPoint}
      paths={(language) => [`papers.meetingPoint.${language}`]}
    >
      {(language) => (
        <TextAreaField<SettingsForm>
          name={`papers.meetingPoint.${language}`}
          rows={2}
          maxLength={MAX_MEETING_POINT}
          hint={text.hints[`papers.meetingPoint.${language}`]}
        />
      )}
    </TranslatedFields>
  );
}

/** Each message is a line that opens. */
export function MessageFields() {
  const { form: text } = useOfficeText('settings');
  return (
    <>
      <div className="grid gap-1 text-ink-soft text-sm">
        {text.papers.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className="mt-3 divide-y divide-sand-line border-sand-line border-y">
        {MESSAGE_STEPS.map((step) => (
          <Message key={step} step={step} />
        ))}
      </div>
    </>
  );
}

function Message({ step }: { step: MessageStep }) {
  const { form: text } = useOfficeText('settings');
  const path = (language: SiteLanguage) => `papers.messages.${step}.${language}` as const;
  const title = text.papers.steps[step];
  return (
    <TextFold title={title} paths={SITE_LANGUAGES.map(path)}>
      <TranslatedFields<SettingsForm> label={title} paths={(language) => [path(language)]}>
        {(language) => (
          <TextAreaField<SettingsForm> name={path(language)} rows={13} maxLength={MAX_TEMPLATE} />
        )}
      </TranslatedFields>
    </TextFold>
  );
}

export function KabisField() {
  const { hints } = useOfficeText('settings').form;
  return <CheckField<SettingsForm> name="papers.kabis" hint={hints['papers.kabis']} />;
}

export function UetdsFields() {
  const { hints } = useOfficeText('settings').form;
  return (
    <div className="grid gap-4">
      <TextField<SettingsForm> name="business.legalNumbers.uetds" maxLength={MAX_TRUST_LINE} />
      <CheckField<SettingsForm> name="papers.uetds" hint={hints['papers.uetds']} />
    </div>
  );
}
