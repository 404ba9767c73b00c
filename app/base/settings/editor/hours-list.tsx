import { useText } from '#app/ui/language/use-text.ts';
import type { OpeningHours } from '../places/opening-hours.rules.ts';
import { weekRows } from '../places/opening-hours.rules.ts';

export function HoursList({
  openingHours,
  dayClassName,
  rowClassName,
  className,
}: {
  openingHours: OpeningHours[];
  dayClassName?: string;
  rowClassName?: string;
  className?: string;
}) {
  const { hours: text } = useText('settings');
  return (
    <dl className={className}>
      {weekRows(openingHours).map((row) => (
        <div key={row.first} className={rowClassName}>
          <dt className={dayClassName}>{text.days(row)}</dt>
          <dd className="ml-auto font-strong tabular-nums">{text.times(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
