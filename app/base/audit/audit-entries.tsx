import { addDays, businessNow, type IsoDate } from '#app/lib/dates.ts';
import { groupBy } from '#app/lib/group-by.ts';
import { staffLongDate } from '#app/lib/staff-dates.ts';
import { cx } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { IconLink } from '#app/ui/row-actions.tsx';
import { StatusDot, type StatusTone } from '#app/ui/status-dot.tsx';
import { useText } from '#app/ui/use-text.ts';
import { type AuditAddress, auditHref, entityHref } from './audit-address.rules.ts';
import { AuditChanges } from './audit-changes.tsx';
import type { AuditEntry } from './audit-log.schema.ts';
import { auditLogText } from './audit-log.text.ts';
import type { FieldLabels, FieldWords } from './audit-value.rules.ts';

interface Shown {
  address: AuditAddress;
  /** Labels of the fields of each kind of record: `car`, `booking`… */
  labels: Record<string, FieldLabels>;
  /** Words of the codes of each. */
  words: Record<string, FieldWords>;
}

/** Entries by the days of the business, the newest first. */
export function AuditEntries({
  entries,
  today,
  busy,
  ...shown
}: Shown & {
  entries: AuditEntry[];
  today: IsoDate;
  busy: boolean;
}) {
  const days = groupBy(entries, ({ at }) => businessNow(new Date(at)).date);
  return (
    <div aria-busy={busy || undefined} className={cx('transition-opacity', busy && 'opacity-60')}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="mt-7 first:mt-0">
          <h2 id={`day-${day}`} className="mb-2 font-bold text-base">
            {dayText(day, today)}
          </h2>
          <ol className="divide-y divide-sand-line overflow-hidden rounded-card border border-sand-line bg-white">
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} {...shown} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function dayText(day: IsoDate, today: IsoDate): string {
  const text = auditLogText.onScreen();
  const date = staffLongDate(day);
  if (day === today) return `${text.today}, ${date}`;
  return day === addDays(today, -1) ? `${text.yesterday}, ${date}` : date;
}

const TONES: Record<string, StatusTone> = {
  create: 'good',
  update: 'waiting',
  delete: 'bad',
  'sign-in': 'ready',
};
/** An update of at most so many short changes is shown opened. */
const SHOWN_AT_ONCE = 4;

function Entry({ entry, address, labels, words }: Shown & { entry: AuditEntry }) {
  const text = useText(auditLogText);
  const { at, admin, action, entity, entityId, exists, changes } = entry;
  // Rates have no name of their own; what was done with them is in the words of the log.
  const title = (entity === 'rates' && text.value(entry.title)) || entry.title;
  const name = title || text.entity(entity);
  const href = exists && action !== 'open-section' ? entityHref(entity, entityId) : null;
  const hasHistory = entityId !== null && address.entityId === null && action !== 'open-section';
  const isShort =
    action === 'update' &&
    changes.length <= SHOWN_AT_ONCE &&
    changes.every(({ kind }) => kind === 'value');
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-3 sm:max-md:grid-cols-[auto_auto_minmax(0,1fr)] md:grid-cols-[3.5rem_10rem_9rem_minmax(0,1fr)_auto] md:items-start">
      <time
        dateTime={at}
        className="text-ink-soft text-sm tabular-nums leading-7 max-md:order-first"
      >
        {businessNow(new Date(at)).time}
      </time>
      <p className="truncate font-semibold leading-7">{admin.name}</p>
      <p className="leading-7">
        <StatusDot tone={TONES[action] ?? 'done'}>{text.action(action)}</StatusDot>
      </p>
      <div className="min-w-0 sm:max-md:col-span-full">
        <p className="break-words leading-7">
          <span className="text-ink-soft">{text.entity(entity)}</span>
          {title && <span>{'\u00a0·\u00a0'}</span>}
          {title && href && (
            <Link
              to={href}
              // The padding makes it as high as a fingertip without making the line higher.
              className="py-3 font-semibold text-turquoise hover:underline"
            >
              {title}
            </Link>
          )}
          {title && !href && <span className="font-semibold">{title}</span>}
        </p>
        {changes.length > 0 && (
          <details open={isShort} className="group/changes mt-2">
            <summary className="-ml-1 inline-flex min-h-8 max-md:min-h-11 list-none items-center gap-1 rounded-lg px-1 text-ink-soft text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
              <Icon
                name="icon-chevron-right"
                className="size-4 shrink-0 transition-transform group-open/changes:rotate-90"
              />
              <span>{text.changes(changes.length)}</span>
            </summary>
            <AuditChanges
              changes={changes}
              caption={name}
              labels={labels[entity] ?? {}}
              words={words[entity]}
            />
          </details>
        )}
      </div>
      {hasHistory && (
        <>
          <IconLink
            to={auditHref({ entity, entityId })}
            label={text.historyOf(name)}
            className="max-md:hidden"
          >
            <Icon name="icon-rotate-ccw-clock" className="size-5" />
          </IconLink>
          <Link
            to={auditHref({ entity, entityId })}
            aria-label={text.historyOf(name)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm text-turquoise sm:max-md:col-span-full md:hidden"
          >
            <Icon name="icon-rotate-ccw-clock" className="size-4" />
            <span>{text.history}</span>
          </Link>
        </>
      )}
    </li>
  );
}
