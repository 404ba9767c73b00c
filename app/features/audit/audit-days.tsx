import { addDays, businessNow, formatLongDate, type IsoDate } from '#app/lib/dates.ts';
import { cx } from '#app/ui/class-names.ts';
import type { AuditAddress } from './audit-address.rules.ts';
import { AuditEntryCard } from './audit-entry-card.tsx';
import type { AuditEntry } from './audit-log.schema.ts';
import { auditLogText as text } from './audit-log.text.ts';

/** Entries by the days of the business, the newest first. */
export function AuditDays({
  entries,
  today,
  busy,
  address,
}: {
  entries: AuditEntry[];
  today: IsoDate;
  /** Others are on their way. */
  busy: boolean;
  address: AuditAddress;
}) {
  const days = Map.groupBy(entries, ({ at }) => businessNow(new Date(at)).date);
  return (
    <div aria-busy={busy || undefined} className={cx('transition-opacity', busy && 'opacity-60')}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="mt-7 first:mt-0">
          <h2 id={`day-${day}`} className="mb-2 font-bold text-base">
            {dayText(day, today)}
          </h2>
          <ol className="divide-y divide-sand-line overflow-hidden rounded-card border border-sand-line bg-white">
            {ofDay.map((entry) => (
              <AuditEntryCard key={entry.id} entry={entry} address={address} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function dayText(day: IsoDate, today: IsoDate): string {
  const date = formatLongDate(day);
  if (day === today) return `${text.today}, ${date}`;
  return day === addDays(today, -1) ? `${text.yesterday}, ${date}` : date;
}
