import { ChevronRight, History } from 'lucide-react';
import { Link } from 'react-router';
import { businessNow } from '#app/lib/dates.ts';
import { IconLink } from '#app/ui/icon-button.tsx';
import { StatusDot, type StatusTone } from '#app/ui/status-dot.tsx';
import { type AuditAddress, auditHref, thingHref } from './audit-address.rules.ts';
import { AuditChanges } from './audit-changes.tsx';
import type { AuditEntry } from './audit-log.schema.ts';
import { auditLogText as text } from './audit-log.text.ts';

const TONES: Record<string, StatusTone> = {
  create: 'good',
  update: 'waiting',
  delete: 'bad',
  'sign-in': 'ready',
};
/** So many short changes are shown at once, more of them when they are asked for. */
const SHOWN_AT_ONCE = 4;

/** One entry: when, who, what, and what it changed. */
export function AuditEntryCard({ entry, address }: { entry: AuditEntry; address: AuditAddress }) {
  const { at, admin, action, thing, thingId, title, exists, changes } = entry;
  const instant = new Date(at);
  const name = title || text.thing(thing);
  const href = exists && action !== 'open-section' ? thingHref(thing, thingId) : null;
  const hasHistory = thingId !== null && address.thingId === null && action !== 'open-section';
  const isShort =
    action === 'update' &&
    changes.length <= SHOWN_AT_ONCE &&
    changes.every(({ kind }) => kind === 'value');
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[3.5rem_10rem_9rem_minmax(0,1fr)_auto] md:items-start">
      <time
        dateTime={at}
        className="text-ink-soft text-sm tabular-nums leading-7 max-md:order-first"
      >
        {businessNow(instant).time}
      </time>
      <p className="truncate font-semibold leading-7">{admin.name}</p>
      <p className="leading-7">
        <StatusDot tone={TONES[action] ?? 'done'}>{text.action(action)}</StatusDot>
      </p>
      <div className="min-w-0">
        <p className="break-words leading-7">
          <span className="text-ink-soft">{text.thing(thing)}</span>
          {title && ' · '}
          {title &&
            (href ? (
              <Link
                to={href}
                // A fingertip high, in a line that is not.
                className="-my-2 inline-block max-w-full py-2 font-semibold text-turquoise hover:underline"
              >
                {title}
              </Link>
            ) : (
              <span className="font-semibold">{title}</span>
            ))}
        </p>
        {changes.length > 0 && (
          <details open={isShort} className="group/changes mt-2">
            <summary className="-ml-1 inline-flex min-h-8 max-md:min-h-11 list-none items-center gap-1 rounded-lg px-1 text-ink-soft text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
              <ChevronRight
                aria-hidden="true"
                className="size-4 shrink-0 transition-transform group-open/changes:rotate-90"
              />
              {text.changes(changes.length)}
            </summary>
            <AuditChanges changes={changes} caption={name} />
          </details>
        )}
      </div>
      {hasHistory && (
        <IconLink
          to={auditHref({ thing, thingId })}
          label={text.historyOf(name)}
          className="max-md:hidden"
        >
          <History aria-hidden="true" className="size-5" />
        </IconLink>
      )}
      {hasHistory && (
        <Link
          to={auditHref({ thing, thingId })}
          aria-label={text.historyOf(name)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm text-turquoise md:hidden"
        >
          <History aria-hidden="true" className="size-4" />
          {text.history}
        </Link>
      )}
    </li>
  );
}
