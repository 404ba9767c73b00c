import { MESSAGE_STEPS, type MessageStep } from '#app/base/messages/message-template.rules.ts';
import { CheckField, TextAreaField } from '#app/editing/form-controls.tsx';
import { TranslatedFields } from '#app/editing/translated-field.tsx';
import type { SiteLanguage } from '#app/lib/texts.ts';
import { useText } from '#app/ui/use-text.ts';
import { adminSettingsText } from './admin-settings.text.ts';
import { MAX_CONTRACT_TERMS, MAX_MEETING_POINT, MAX_TEMPLATE } from './papers.schema.ts';
import type { SettingsForm } from './settings-form.tsx';

const messagePath = (step: MessageStep, language: SiteLanguage) =>
  `papers.messages.${step}.${language}` as const;

const PAIR = 'grid gap-x-5 gap-y-4 lg:grid-cols-2';

/** Each text in the language that is chosen. */
export function PapersFields() {
  const { papers: text } = useText(adminSettingsText).form;
  return (
    <div className="grid gap-6">
      <TranslatedFields<SettingsForm>
        label={text.groups.contractTerms}
        paths={(language) => [`papers.contractTerms.${language}`]}
      >
        {(language) => (
          <TextAreaField<SettingsForm>
            name={`papers.contractTerms.${language}`}
            rows={12}
            maxLength={MAX_CONTRACT_TERMS}
            hint={text.hints.contractTerms}
          />
        )}
      </TranslatedFields>
      <TranslatedFields<SettingsForm>
        label={text.groups.meetingPoint}
        paths={(language) => [`papers.meetingPoint.${language}`]}
      >
        {(language) => (
          <TextAreaField<SettingsForm>
            name={`papers.meetingPoint.${language}`}
            rows={2}
            maxLength={MAX_MEETING_POINT}
            hint={text.hints.meetingPoint[language]}
          />
        )}
      </TranslatedFields>
      <p className="grid gap-2 rounded-control bg-sand p-4 text-sm">
        <span>{text.hints.messages}</span>
        <span>{text.hints.leftOut}</span>
      </p>
      <TranslatedFields<SettingsForm>
        label={text.groups.messages}
        paths={(language) => MESSAGE_STEPS.map((step) => messagePath(step, language))}
        groupClassName={PAIR}
      >
        {(language) =>
          MESSAGE_STEPS.map((step) => (
            <TextAreaField<SettingsForm>
              key={step}
              name={messagePath(step, language)}
              rows={13}
              maxLength={MAX_TEMPLATE}
            />
          ))
        }
      </TranslatedFields>
      <div className={PAIR}>
        <CheckField<SettingsForm> name="papers.kabis" hint={text.hints.kabis} />
        <CheckField<SettingsForm> name="papers.uetds" hint={text.hints.uetds} />
      </div>
    </div>
  );
}
