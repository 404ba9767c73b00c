import type { BrokenRule } from '#app/domain/availability/letting.rules.ts';
import { refusalReason } from '#app/domain/availability/refusal-text.rules.ts';
import { formatDay } from '#app/lib/dates/dates.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { useText, useTurkishLang } from '#app/ui/language/use-text.ts';

/** Reason for which a letting rule refuses a rental, with the rule's name if it has one. */
export function Refusal({ rule }: { rule: BrokenRule }) {
  const letting = useText('letting');
  const dates = useText('dates');
  const turkish = useTurkishLang();
  const { name, inTurkish } = rule;
  const reason = refusalReason(rule, letting, (day) => unbroken(formatDay(day, dates)));
  return (
    <span>
      {name && (
        <>
          <span lang={inTurkish?.includes('name') ? turkish : undefined}>{name}</span>
          <span>{': '}</span>
        </>
      )}
      <span>{reason}</span>
    </span>
  );
}
