import { useController, useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { WEEKDAYS } from '#app/base/settings/places/opening-hours.rules.ts';
import {
  type AdminLettingRule,
  type AdminLettingRules,
  type LettingRuleForm,
  MAX_RULE_NAME,
} from '#app/domain/availability/letting-rule.schema.ts';
import { EditorPage } from '#app/editing/editor/editor-page.tsx';
import { useEditor } from '#app/editing/editor/use-editor.ts';
import {
  CheckField,
  ChoiceField,
  DayField,
  NumberField,
  TextField,
  useFieldTexts,
} from '#app/editing/fields/form-controls.tsx';
import {
  TranslatedFields,
  TurkishText,
  translatedPath,
} from '#app/editing/fields/translated-field.tsx';
import { LETTING_RULES_PATH } from '#app/editing/office-paths.rules.ts';
import { formatSlashDate, isIsoDate } from '#app/lib/dates/dates.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { FeatureChip } from '#app/office/fleet/car-features.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { FormSection } from '#app/ui/sections.tsx';
import { LETTING_RULE, type RuleForm } from './rule-form.ts';
import { ruleTitle } from './rule-words.rules.ts';
import { TypedYear } from './typed-year.tsx';

const name = translatedPath('name');

/** Editor of a rule, or of a new rule with the values of `initial` (`rule` is null). */
export function RuleEditor({
  rule,
  initial,
  rules,
  cars,
}: {
  rule: AdminLettingRule | null;
  initial: object;
  rules: AdminLettingRule[];
  cars: AdminLettingRules['cars'];
}) {
  const { page, form: text, words } = useOfficeText('lettingRules');
  const { dayNames, shortDays } = useOfficeText('settings').form.hours;
  const navigate = useNavigate();
  const editor = useEditor<RuleForm, LettingRuleForm, AdminLettingRule>({
    entity: LETTING_RULE,
    read: rule,
    initial,
  });
  const carTitles = {
    '': words.allCars,
    ...Object.fromEntries(cars.map((car) => [car.id, car.title])),
  };
  return (
    <EditorPage
      editor={editor}
      backLabel={page.title}
      title={rule ? ruleTitle(rule, { words, shortDays }) : text.newTitle}
      hint={page.hint}
      saveLabel={rule ? text.update : text.create}
      onSaved={() => navigate(LETTING_RULES_PATH)}
      showValue={(field, form) => valueInConflict(field, form, { carTitles, dayNames })}
    >
      <FormSection id="rule-section-days" title={text.sections.days} text={text.bothIncluded}>
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-3">
          <ChoiceField<RuleForm> name="carId" options={carTitles} />
          <DayField<RuleForm> name="firstDay" required />
          <DayField<RuleForm> name="lastDay" required />
        </div>
      </FormSection>
      <FormSection id="rule-section-limits" title={text.sections.limits} text={text.limitsText}>
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-3">
          <NumberField<RuleForm> name="minDays" whole hint={text.noLimit} />
          <NumberField<RuleForm> name="maxDays" whole hint={text.noLimit} />
          <div className="sm:col-span-3">
            <ClosedField />
          </div>
          <WeekdaysField name="noPickupWeekdays" />
          <WeekdaysField name="noReturnWeekdays" />
        </div>
      </FormSection>
      <TypedYear rule={rule} rules={rules} cars={cars} />
      <FormSection id="rule-section-name" title={text.sections.name} text={text.nameText}>
        <TranslatedFields<RuleForm> paths={(language) => [name(language)]}>
          {(lang) => (
            <TextField<RuleForm>
              name={name(lang)}
              lang={lang}
              maxLength={MAX_RULE_NAME}
              hint={lang !== 'tr' && <TurkishText<RuleForm> name="name" />}
              className="max-w-xl"
            />
          )}
        </TranslatedFields>
      </FormSection>
    </EditorPage>
  );
}

/** Checkbox that stops sales. Also shows the error that the rule restricts nothing. */
function ClosedField() {
  const { form: text } = useOfficeText('lettingRules');
  const { id, error } = useFieldTexts<RuleForm>('closed');
  return (
    <>
      <CheckField<RuleForm> name="closed" hint={text.closedHint} />
      {error && (
        <p id={`${id}-error`} className="mt-2 text-coral text-small">
          {error}
        </p>
      )}
    </>
  );
}

function WeekdaysField({ name: field }: { name: 'noPickupWeekdays' | 'noReturnWeekdays' }) {
  const { dayNames } = useOfficeText('settings').form.hours;
  const { control } = useFormContext<RuleForm>();
  const { field: days } = useController({ control, name: field });
  const { id, label, error } = useFieldTexts<RuleForm>(field);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="min-w-0 outline-none sm:col-span-3"
    >
      <legend className="mb-2 text-small-strong">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map((day) => (
          <FeatureChip
            key={day}
            feature={dayNames[day]}
            chosen={days.value.includes(day)}
            onChange={(chosen) =>
              days.onChange(
                WEEKDAYS.filter((each) => (each === day ? chosen : days.value.includes(each))),
              )
            }
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-coral text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/**
 * Returns a field in words, for the dialog that compares two versions after a conflict. Undefined if
 * the dialog can show the typed text.
 */
function valueInConflict(
  field: string,
  form: RuleForm,
  {
    carTitles,
    dayNames,
  }: {
    carTitles: Record<string, string>;
    dayNames: OfficeTexts['settings']['form']['hours']['dayNames'];
  },
): string | undefined {
  switch (field) {
    case 'carId':
      return ownValue(carTitles, form.carId);
    case 'firstDay':
    case 'lastDay':
      return isIsoDate(form[field]) ? formatSlashDate(form[field]) : undefined;
    case 'noPickupWeekdays':
    case 'noReturnWeekdays':
      return form[field].map((day) => dayNames[day]).join(', ') || undefined;
    default:
      return undefined;
  }
}
