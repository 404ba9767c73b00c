import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useFetcher } from 'react-router';
import { rulesOfCar } from '#app/domain/availability/letting.rules.ts';
import type {
  AdminLettingRule,
  AdminLettingRules,
} from '#app/domain/availability/letting-rule.schema.ts';
import type { AdminCar } from '#app/domain/cars/car-input.schema.ts';
import { LETTING_RULES_PATH } from '#app/editing/office-paths.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import type { Part } from '#app/lib/page-part.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { LETTING_RULE, type RuleForm } from './rule-form.ts';
import { RuleConflicts, RuleStrip } from './rule-strip.tsx';

/**
 * Shows what would hold in the next twelve months if the typed rule was saved: the seasons of its
 * car, all rules of that car, and their conflicts. Shows the saved rules until the form is valid.
 */
export function TypedYear({
  rule,
  rules,
  cars,
}: {
  /** Saved rule; null for a new one. */
  rule: AdminLettingRule | null;
  rules: AdminLettingRule[];
  cars: AdminLettingRules['cars'];
}) {
  const { strip } = useOfficeText('lettingRules');
  const form = useWatch<RuleForm>() as RuleForm;
  const car = cars.find(({ id }) => id === form.carId);
  const carId = car?.id ?? null;
  // The list of rules loads a car with its seasons.
  const { load, data } = useFetcher<{ car: Part<AdminCar> | null }>();
  useEffect(() => {
    if (carId !== null) load(`${LETTING_RULES_PATH}?car=${encodeURIComponent(carId)}`);
  }, [carId, load]);
  const typed = LETTING_RULE.form.read(form);
  const others = rules.filter(({ id }) => id !== rule?.id);
  const all = typed.ok
    ? [
        ...others,
        {
          ...typed.input,
          ...{ id: rule?.id ?? 'new', carTitle: car?.title ?? null, version: 0, updatedAt: '' },
        },
      ]
    : rules;
  const ofCar = rulesOfCar(all, carId);
  const { date: today } = businessNow(new Date());
  return (
    <>
      <RuleConflicts rules={ofCar} today={today} />
      <RuleStrip
        rules={ofCar}
        car={carId === null ? null : (data?.car ?? null)}
        title={car ? strip.ofCar(car.title) : strip.title}
        today={today}
      />
    </>
  );
}
