import {
  type AdminLettingRule,
  type LettingRuleForm,
  lettingRuleFormSchema,
} from '#app/domain/availability/letting-rule.schema.ts';
import type { Entity } from '#app/editing/editor/use-editor.ts';
import { type InForm, type TranslationsInForm, toForm } from '#app/editing/fields/form-codec.ts';
import { LETTING_RULES_PATH } from '#app/editing/office-paths.rules.ts';

/** Values of the form. Numbers are texts while they are typed; the empty car means all cars. */
export type RuleForm = Omit<
  InForm<LettingRuleForm, 'carId' | 'minDays' | 'maxDays'>,
  'translations'
> & {
  translations: TranslationsInForm<'name'>;
};

export const LETTING_RULE: Entity<RuleForm, LettingRuleForm, AdminLettingRule> = {
  name: 'letting-rule',
  form: toForm<RuleForm, LettingRuleForm>(lettingRuleFormSchema),
  texts: ({ lettingRules: { labels, input, form: text } }) => ({
    labels,
    messages: input,
    editing: text.editing,
    invalid: () => text.fixErrors,
    saving: {
      created: () => text.created,
      updated: () => text.updated,
      createFailed: text.failed,
      updateFailed: text.failed,
    },
  }),
  listPath: LETTING_RULES_PATH,
};
