import { MESSAGE_STEPS } from '#app/base/messages/message-template.rules.ts';
import { CheckField, TextAreaField } from '#app/editing/form-controls.tsx';
import { SITE_LANGUAGES } from '#app/lib/texts.ts';
import { MAX_CONTRACT_TERMS, MAX_MEETING_POINT, MAX_TEMPLATE } from './papers.schema.ts';
import { papersFormText as text } from './papers.text.ts';
import type { SettingsForm } from './settings-form.tsx';

const PAIR = 'grid gap-x-5 gap-y-4 lg:grid-cols-2';

/** Each text in the four languages, two of them next to each other on a wide screen. */
export function PapersFields() {
  return (
    <div className="grid gap-6">
      <div className={PAIR}>
        {SITE_LANGUAGES.map((language) => (
          <TextAreaField<SettingsForm>
            key={language}
            name={`papers.contractTerms.${language}`}
            rows={12}
            maxLength={MAX_CONTRACT_TERMS}
            hint={text.hints.contractTerms}
          />
        ))}
      </div>
      <div className={PAIR}>
        {SITE_LANGUAGES.map((language) => (
          <TextAreaField<SettingsForm>
            key={language}
            name={`papers.meetingPoint.${language}`}
            rows={2}
            maxLength={MAX_MEETING_POINT}
            hint={text.hints.meetingPoint[language]}
          />
        ))}
      </div>
      <p className="grid gap-2 rounded-control bg-sand p-4 text-sm">
        <span>{text.hints.messages}</span>
        <span>{text.hints.leftOut}</span>
      </p>
      {MESSAGE_STEPS.map((step) => (
        <div key={step} className={PAIR}>
          {SITE_LANGUAGES.map((language) => (
            <TextAreaField<SettingsForm>
              key={language}
              name={`papers.messages.${step}.${language}`}
              rows={13}
              maxLength={MAX_TEMPLATE}
            />
          ))}
        </div>
      ))}
      <div className={PAIR}>
        <CheckField<SettingsForm> name="papers.kabis" hint={text.hints.kabis} />
        <CheckField<SettingsForm> name="papers.uetds" hint={text.hints.uetds} />
      </div>
    </div>
  );
}
