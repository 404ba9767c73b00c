import { useNavigation } from 'react-router';
import {
  auditHref,
  auditQuery,
  isFiltered,
  readAuditAddress,
} from '#app/base/audit/audit-address.rules.ts';
import { AuditEntries } from '#app/base/audit/audit-entries.tsx';
import { AuditFilters } from '#app/base/audit/audit-filters.tsx';
import { auditLogSchema } from '#app/base/audit/audit-log.schema.ts';
import { peopleSchema } from '#app/base/people/admin-people.schema.ts';
import { PartFailure } from '#app/editing/list/list-screen.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { businessNow } from '#app/lib/dates/dates.ts';
import { loadPart } from '#app/lib/page-part.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText, useOfficeTexts } from '#app/ui/language/use-text.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Route } from './+types/admin-audit-log.route';
import { auditWords } from './audit-words.rules.ts';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readAuditAddress(new URL(request.url).searchParams);
  const path = `/admin/audit-log?${auditQuery(address)}`;
  const [log, people] = await Promise.all([
    loadPart(callAdminApi(request, path, auditLogSchema, { language: 'tr' })),
    // The log is shown even if the people cannot be loaded.
    loadPart(callAdminApi(request, '/admin/admins', peopleSchema, { language: 'tr' })),
  ]);
  const today = businessNow(new Date()).date;
  return { address, log, people: people.ok ? people.data.admins : [], today };
}

export default function AdminAuditLog({ loaderData }: Route.ComponentProps) {
  const text = useOfficeText('audit');
  const { address, log, people, today } = loaderData;
  const busy = useNavigation().state === 'loading';
  const words = auditWords(useOfficeTexts());
  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      <AuditFilters address={address} people={people} oneTitle={titleOfOne(loaderData)} />
      <p role="status" className="sr-only">
        {busy && text.updating}
      </p>
      {!log.ok && <PartFailure>{text.failed}</PartFailure>}
      {log.ok && log.data.entries.length === 0 && (
        <EmptyState
          role="status"
          title={isFiltered(address) ? text.noneFound : text.empty}
          text={isFiltered(address) ? undefined : text.emptyText}
          action={
            isFiltered(address) && <ButtonLink to={auditHref({})}>{text.filters.clear}</ButtonLink>
          }
        />
      )}
      {log.ok && (
        <AuditEntries
          entries={log.data.entries}
          today={today}
          busy={busy}
          address={address}
          words={words}
        />
      )}
      {log.ok && (log.data.older !== null || address.before !== null) && (
        <nav aria-label={text.pages} className="mt-6 flex flex-wrap justify-center gap-3">
          {address.before !== null && (
            <ButtonLink
              size="sm"
              to={auditHref({ ...address, before: null })}
              onClick={focusHeading}
            >
              {text.newest}
            </ButtonLink>
          )}
          {log.data.older !== null && (
            <ButtonLink
              size="sm"
              variant="ink"
              to={auditHref({ ...address, before: String(log.data.older) })}
              onClick={focusHeading}
            >
              {text.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

/**
 * Returns the title of the single record whose history is shown, else its id; null if the log shows
 * all records.
 */
function titleOfOne({ address, log }: Awaited<ReturnType<typeof clientLoader>>): string | null {
  if (address.entityId === null) return null;
  const titled = log.ok ? log.data.entries.find(({ title }) => title !== '') : undefined;
  return titled?.title ?? address.entityId;
}
