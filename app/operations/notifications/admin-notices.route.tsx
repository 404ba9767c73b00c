import { useState } from 'react';
import { z } from 'zod';
import { sectionPath } from '#app/base/settings/editor/settings-pages.rules.ts';
import { PartFailure } from '#app/editing/list/list-screen.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { settingsPath } from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { staffDay, staffInstant } from '#app/lib/dates/staff-dates.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { loadPart, type Part } from '#app/lib/page-part.ts';
import {
  type CalendarFeed,
  calendarFeedSchema,
  newCalendarFeedSchema,
} from '#app/operations/exports/calendar-feed.schema.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { officeTextsOf } from '#app/ui/language/loaded-office-text.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import type { Route } from './+types/admin-notices.route';
import { type MailState, mailStateSchema } from './notices.schema.ts';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [feed, mail] = await Promise.all([
    loadPart(callAdminApi(request, '/admin/calendar-feed', calendarFeedSchema)),
    loadPart(callAdminApi(request, '/admin/mail', mailStateSchema)),
  ]);
  return { feed, mail };
}

type Intent = 'renew' | 'end' | 'test';
type Outcome = { intent: Intent; url: string | null; error: string | null };

export async function clientAction({ request, context }: Route.ClientActionArgs): Promise<Outcome> {
  const { page: text } = officeTextsOf(context, handle).outgoing;
  const intent = (await request.formData()).get('intent') as Intent;
  try {
    return { intent, url: await act(request, intent), error: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { intent, url: null, error: error.message || text.unreachable };
  }
}

async function act(request: Request, intent: Intent): Promise<string | null> {
  const feed = '/admin/calendar-feed';
  switch (intent) {
    case 'renew':
      return (await callAdminApi(request, feed, newCalendarFeedSchema, { method: 'POST' })).url;
    case 'end':
      return callAdminApi(request, feed, z.null(), { method: 'DELETE' });
    case 'test':
      return callAdminApi(request, '/admin/mail/test', z.null(), { method: 'POST' });
  }
}

export default function AdminNotices({ loaderData: { feed, mail } }: Route.ComponentProps) {
  const { page: text } = useOfficeText('outgoing');
  return (
    <>
      <title>{text.pageTitle}</title>
      <PageHead
        back={{ to: settingsPath('system'), label: text.back }}
        title={text.title}
        lead={text.lead}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FormSection id="calendar" title={text.calendar.title} text={text.calendar.text}>
          <Loaded part={feed}>{(data) => <Calendar feed={data} />}</Loaded>
        </FormSection>
        <FormSection id="mail" title={text.mail.title} text={text.mail.text}>
          <Loaded part={mail}>{(data) => <Mail mail={data} />}</Loaded>
        </FormSection>
      </div>
    </>
  );
}

function Loaded<T>({ part, children }: { part: Part<T>; children: (data: T) => Elements }) {
  const { page: text } = useOfficeText('outgoing');
  const known = useLastGood(part, 'settings');
  return known ? children(known) : <PartFailure>{text.failed}</PartFailure>;
}

function useAction(onOutcome: (outcome: Outcome) => void = () => {}) {
  const fetcher = useBusyFetcher<Outcome>();
  return {
    send: (intent: Intent) => fetcher.submit({ intent }, { method: 'post' }),
    pending: fetcher.state !== 'idle',
    outcome: useOutcome(fetcher, onOutcome),
  };
}

function Calendar({ feed: { since } }: { feed: CalendarFeed }) {
  const { page: text } = useOfficeText('outgoing');
  const { send, pending, outcome } = useAction();
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const url = outcome?.intent === 'renew' ? outcome.url : null;
  function confirm() {
    if (asking) void send(asking);
    setAsking(null);
  }
  return (
    <div className="grid gap-4">
      {outcome?.error && <Alert tone="error">{outcome.error}</Alert>}
      {url ? (
        <Address url={url} />
      ) : (
        <p>{since ? text.calendar.since(staffInstant(since)) : text.calendar.none}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant={since ? undefined : 'ink'}
          pending={pending}
          onClick={() => (since ? setAsking('renew') : void send('renew'))}
        >
          {since ? text.calendar.renew : text.calendar.make}
        </Button>
        {since && (
          <Button size="sm" variant="destroy" disabled={pending} onClick={() => setAsking('end')}>
            {text.calendar.end}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={text.calendar.asking[asking ?? 'renew']}
        text={text.calendar.ends}
        confirmLabel={text.calendar.confirm[asking ?? 'renew']}
        cancelLabel={text.cancel}
        destructive
        onConfirm={confirm}
      />
    </div>
  );
}

/** Shows the new address once, because the server stores only its hash. */
function Address({ url }: { url: string }) {
  const { page: text } = useOfficeText('outgoing');
  const toasts = useToasts();
  return (
    <div className="grid gap-3">
      <p>{text.calendar.once}</p>
      <code className="select-all break-all rounded-control bg-sand p-3 text-small">{url}</code>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="ink"
          onClick={() =>
            navigator.clipboard
              .writeText(url)
              .then(() => toasts.success(text.calendar.copied))
              .catch(() => toasts.error(text.calendar.notCopied))
          }
        >
          <Icon name="icon-copy" className="size-4" />
          <span>{text.calendar.copy}</span>
        </Button>
      </div>
    </div>
  );
}

function Mail({ mail: { configured, emails, failures, morning } }: { mail: MailState }) {
  const { page: text } = useOfficeText('outgoing');
  const toasts = useToasts();
  const { send, pending, outcome } = useAction(({ error }) => {
    if (!error) toasts.success(text.mail.sent);
  });
  if (!configured) return <p>{text.mail.notConfigured}</p>;
  return (
    <div className="grid gap-4">
      {outcome?.error && <Alert tone="error">{outcome.error}</Alert>}
      {failures.count > 0 && (
        <Alert tone="error">{text.mail.failures(failures.count, failures.error ?? '')}</Alert>
      )}
      {morning && (
        <Alert tone="error">{text.mail.morning(staffDay(morning.day), morning.error)}</Alert>
      )}
      <p className="wrap-anywhere">
        {emails.length > 0 ? text.mail.to(emails) : text.mail.noRecipient}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink size="sm" to={sectionPath('notices')}>
          {text.mail.change}
        </ButtonLink>
        {emails.length > 0 && (
          <Button size="sm" pending={pending} onClick={() => void send('test')}>
            {text.mail.test}
          </Button>
        )}
      </div>
    </div>
  );
}
