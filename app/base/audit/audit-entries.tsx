import { useState } from 'react';
import { addDays, businessNow, type IsoDate } from '#app/lib/dates/dates.ts';
import { staffLongDate } from '#app/lib/dates/staff-dates.ts';
import { groupBy } from '#app/lib/group-by.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import { cx } from '#app/ui/class-names.ts';
import { useDateLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { IconLink } from '#app/ui/lists/row-actions.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { StatusDot, type StatusTone } from '#app/ui/states/status-dot.tsx';
import { type AuditAddress, auditHref, entityHref } from './audit-address.rules.ts';
import { AuditChanges, inOrder, useWording } from './audit-changes.tsx';
import type { AuditChange, AuditEntry } from './audit-log.schema.ts';
import { type AuditWords, auditValue, fieldName, type Wording } from './audit-value.rules.ts';

interface Shown {
  address: AuditAddress;
  /** Texts of each kind of record, by entity such as `car` or `booking`. */
  words: Record<string, AuditWords>;
}

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
  const text = useOfficeText('audit');
  const dates = useDateLanguage();
  const days = groupBy(entries, ({ at }) => businessNow(new Date(at)).date);
  return (
    <div aria-busy={busy || undefined} className={cx('transition-opacity', busy && 'opacity-60')}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="mt-4 first:mt-0">
          <h2 id={`day-${day}`} className="mb-2 text-body-strong">
            {dayText(day, today, { text, dates })}
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

function dayText(
  day: IsoDate,
  today: IsoDate,
  { text, dates }: { text: OfficeTexts['audit']; dates: Language },
): string {
  const date = staffLongDate(day, dates);
  if (day === today) return `${text.today}, ${date}`;
  return day === addDays(today, -1) ? `${text.yesterday}, ${date}` : date;
}

const TONES: Record<string, StatusTone> = {
  create: 'good',
  update: 'waiting',
  delete: 'bad',
  'sign-in': 'ready',
};

function Entry({ entry, address, words }: Shown & { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  const { at, admin, action, entity, entityId, exists, changes } = entry;
  const wording = useWording(ownValue(words, entity));
  const { text } = wording;
  // The title of an entry about rates is a code, for which the log has a text.
  const title = (entity === 'rates' && text.value(entry.title)) || entry.title;
  const name = title || text.entity(entity);
  const href = exists && action !== 'open-section' ? entityHref(entry) : null;
  const hasHistory = entityId !== null && address.entityId === null && action !== 'open-section';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto_2.75rem] items-center gap-x-3 px-4 max-md:gap-x-2 max-md:py-1 max-md:pr-1 md:min-h-11 md:grid-cols-[3rem_minmax(0,7rem)_9.5rem_minmax(0,1fr)_2.75rem] ">
      <time dateTime={at} className="text-ink-soft text-small tabular-nums">
        {businessNow(new Date(at)).time}
      </time>
      <p title={admin.name} className="truncate font-strong">
        {admin.name}
      </p>
      <p className="max-md:text-small">
        <StatusDot tone={ownValue(TONES, action) ?? 'done'}>{text.action(action)}</StatusDot>
      </p>
      <div
        className={cx(
          'min-w-0 max-md:order-1 max-md:col-span-full max-md:pr-3',
          'md:has-[details]:grid md:grid-cols-[minmax(0,auto)_minmax(10rem,1fr)] md:items-center md:gap-x-4 md:has-[[open]]:grid-cols-1',
        )}
      >
        <p title={title} className="truncate">
          <span className="text-ink-soft">{text.entity(entity)}</span>
          {title && <span>{'\u00a0·\u00a0'}</span>}
          {title && href && (
            <Link
              to={href}
              // The padding makes the link as high as a fingertip without a higher line.
              className="py-3 font-strong text-turquoise hover:underline"
            >
              {title}
            </Link>
          )}
          {title && !href && <span className="font-strong">{title}</span>}
        </p>
        {changes.length > 0 && (
          <details
            className="group/changes min-w-0"
            onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          >
            <summary className="relative -ml-1 flex min-h-11 list-none items-center gap-1 rounded-small px-1 text-ink-soft text-small hover:text-ink max-md:-my-1 [&::-webkit-details-marker]:hidden">
              <Icon
                name="icon-chevron-right"
                className="size-4 shrink-0 transition-transform group-open/changes:rotate-90"
              />
              <span className="truncate">{gistOf(changes, wording)}</span>
            </summary>
            {/* Rendered when opened, because a text has up to 60 lines and a page fifty
                entries. */}
            {isOpen && <AuditChanges changes={changes} caption={name} wording={wording} />}
          </details>
        )}
      </div>
      {hasHistory && (
        <IconLink
          to={auditHref({ entity, entityId })}
          label={text.historyOf(name)}
          className="border-transparent! bg-transparent! relative z-1 max-md:-my-3"
        >
          <Icon name="icon-rotate-ccw-clock" className="size-5" />
        </IconLink>
      )}
    </li>
  );
}

/** Returns the changes in one line: a single value before and after, or the names of the fields. */
function gistOf(changes: AuditChange[], wording: Wording): string {
  const [only] = changes;
  if (
    only?.kind === 'value' &&
    changes.length === 1 &&
    !isList(only.before) &&
    !isList(only.after)
  ) {
    const [before, after] = [only.before, only.after].map((value) =>
      auditValue(only.field, value, wording),
    );
    const value = only.before === undefined ? after : `${before} → ${after}`;
    return `${fieldName(only.field, wording)}: ${value}`;
  }
  const names = inOrder(changes, wording).map(({ field }) => fieldName(field, wording));
  return `${wording.text.changes(changes.length)}: ${[...new Set(names)].join(', ')}`;
}

const isList = Array.isArray;
