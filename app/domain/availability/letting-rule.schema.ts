/** Letting rules in the API (`product.md, "Letting rules"`). */
import { z } from 'zod';
import { WEEKDAYS } from '#app/base/settings/places/opening-hours.rules.ts';
import { MAX_RENTAL_DAYS } from '#app/domain/pricing/price.rules.ts';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema } from '#app/lib/words/plain-text.schema.ts';
import { translationsOf, turkishResponseFields } from '#app/lib/words/translations.schema.ts';
import { NEAREST_WITHIN_DAYS } from './availability.rules.ts';
import { REFUSAL_KINDS } from './letting.rules.ts';

export const MAX_RULE_NAME = 80;
export const MAX_LETTING_RULES = 500;

const day = (error: string) => z.string(error).refine(isPlausibleDate, error).meta(DAY);
const length = (what: string) => {
  const error = messageKey('days', MAX_RENTAL_DAYS);
  return z
    .int(error)
    .min(1, error)
    .max(MAX_RENTAL_DAYS, error)
    .nullable()
    .default(null)
    .describe(what);
};
const weekdays = (what: string) =>
  z
    .array(z.enum(WEEKDAYS, messageKey('weekday')), messageKey('weekday'))
    .default([])
    .overwrite((given) => WEEKDAYS.filter((each) => given.includes(each)))
    .describe(what);

const lettingRuleFacts = {
  carId: z.string().max(200).nullable().default(null).describe('Id of the car; null: all cars'),
  name: lineSchema(MAX_RULE_NAME)
    .default('')
    .describe('Reason that visitors read, in Turkish; empty: none'),
  firstDay: day(messageKey('firstDay')).describe('First day of the pickups to which it applies'),
  lastDay: day(messageKey('lastDay')).describe('Last day of the pickups to which it applies'),
  minDays: length('Minimum length of a rental in days; null: no limit'),
  maxDays: length('Maximum length of a rental in days; null: no limit'),
  closed: z.boolean().default(false).describe('True if no pickup is possible'),
  noPickupWeekdays: weekdays('Weekdays without pickups'),
  noReturnWeekdays: weekdays('Weekdays on which these rentals cannot end'),
};

/** Rule in its editor. Refuses a rule that forbids nothing, and one that forbids every weekday. */
export const lettingRuleFormSchema = z
  .object({
    ...lettingRuleFacts,
    translations: translationsOf({ name: lineSchema(MAX_RULE_NAME) }),
  })
  .superRefine((rule, { addIssue }) => {
    const issue = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message });
    const { minDays, maxDays, noPickupWeekdays, noReturnWeekdays } = rule;
    if (rule.lastDay < rule.firstDay) issue('lastDay', messageKey('order'));
    if (minDays !== null && maxDays !== null && maxDays < minDays) {
      issue('maxDays', messageKey('maxBelowMin'));
    }
    if (noPickupWeekdays.length === WEEKDAYS.length) {
      issue('noPickupWeekdays', messageKey('everyWeekday'));
    }
    if (noReturnWeekdays.length === WEEKDAYS.length) {
      issue('noReturnWeekdays', messageKey('everyWeekday'));
    }
    const weekdays = [...noPickupWeekdays, ...noReturnWeekdays];
    if (!rule.closed && minDays === null && maxDays === null && weekdays.length === 0) {
      issue('closed', messageKey('nothing'));
    }
  });
export type LettingRuleForm = z.infer<typeof lettingRuleFormSchema>;

export const lettingRuleInputSchema = lettingRuleFormSchema.safeExtend({
  version: z.int(messageKey('version')).min(0, messageKey('version')).optional(),
});
export type LettingRuleInput = z.infer<typeof lettingRuleInputSchema>;

const weekdayList = z.array(z.enum(WEEKDAYS));
const shownFacts = {
  id: z.string(),
  carId: z.string().nullable().describe('Id of the car; null: all cars'),
  name: z.string(),
  firstDay: z.string().meta(DAY),
  lastDay: z.string().meta(DAY),
  minDays: z.int().nullable(),
  maxDays: z.int().nullable(),
  closed: z.boolean(),
  noPickupWeekdays: weekdayList,
  noReturnWeekdays: weekdayList,
};

/** Rule for visitors and for the booking form, with its name in the language of the response. */
export const lettingRuleSchema = z
  .object({ ...shownFacts, ...turkishResponseFields(['name']) })
  .meta({ id: 'LettingRule' });

/** Rule for staff. */
export const adminLettingRuleSchema = z
  .object({
    ...shownFacts,
    carTitle: z.string().nullable(),
    translations: translationsOf({ name: lineSchema(MAX_RULE_NAME) }),
    version: z.int(),
    updatedAt: z.string(),
  })
  .meta({ id: 'AdminLettingRule' });
export type AdminLettingRule = z.infer<typeof adminLettingRuleSchema>;

export const adminLettingRulesSchema = z.object({
  rules: z.array(adminLettingRuleSchema).describe('Rules by their first day'),
  cars: z.array(z.object({ id: z.string(), title: z.string() })).describe('All cars by title'),
});
export type AdminLettingRules = z.infer<typeof adminLettingRulesSchema>;

/** Allowed days near a refused rental (`nearestAllowed`). */
export const nearestSchema = z
  .object({ pickupDate: z.string().meta(DAY), dropoffDate: z.string().meta(DAY) })
  .nullable()
  .describe(
    `Nearest days for the same hours that the letting rules allow and on which a unit is free; null: no other return day is possible, nor a pickup within ${NEAREST_WITHIN_DAYS} days after the requested pickup`,
  );
export type Nearest = z.infer<typeof nearestSchema>;

export const brokenRuleSchema = z
  .object({
    ruleId: z.string(),
    name: z.string(),
    kind: z.enum(REFUSAL_KINDS),
    days: z.int().nullable().describe('Limit of `tooShort` and `tooLong` in days; else null'),
    weekday: z
      .enum(WEEKDAYS)
      .nullable()
      .describe('Weekday of `pickupWeekday` and `returnWeekday`; else null'),
    until: z.string().nullable().describe('Last day without pickups of `closed`; else null'),
    ...turkishResponseFields(['name']),
  })
  .meta({ id: 'BrokenRule' });
