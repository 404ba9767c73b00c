import { useEffect, useRef, useState } from 'react';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import type { Part } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { Button } from '#app/ui/button.tsx';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import type { BackupsState, LastRestore } from './backups.schema.ts';
import { BACKUPS_ID, BACKUPS_PATH } from './backups-address.rules.ts';

const POLL_MS = 1000;

type Backup = BackupsState['backups'][number];

export type BackupAction = { intent: 'make' } | { intent: 'download'; name: string };
/** `begun` is set if a backup was begun. `refused` is the message if no backup could begin. */
export type BackupsResult = Part<BackupsState> & { begun?: true; refused?: string };
export type LinkResult = Part<{ url: string }>;

/**
 * Reads and begins backups with one fetcher, so that an older response never replaces a newer one.
 */
export function BackupsSection() {
  const { screen: text } = useOfficeText('backups');
  const { data, state, load, submit } = useBusyFetcher<BackupsResult>();
  const toasts = useToasts();
  const isRunning = data?.ok === true && data.data.running;
  const wasRunning = useRef(false);
  const [refused, setRefused] = useState<string>();

  const nextLook = useRef<ReturnType<typeof setTimeout>>(undefined);
  useOutcome(
    { state, data },
    (response) => {
      if (response.refused) setRefused(response.refused);
      if (!response.ok) return;
      // A small backup may have ended before the response to its start arrives.
      const { running } = response.data;
      const hasEnded = !running && (response.begun || wasRunning.current);
      if (hasEnded && !response.data.lastFailure) toasts.success(text.made);
      wasRunning.current = running;
      clearTimeout(nextLook.current);
      if (running) nextLook.current = setTimeout(() => load(BACKUPS_PATH), POLL_MS);
    },
    { atOnce: true },
  );
  useEffect(() => {
    void load(BACKUPS_PATH);
    return () => clearTimeout(nextLook.current);
  }, [load]);

  const nightly = !data?.ok || data.data.nightly;
  return (
    <FormSection
      id={BACKUPS_ID}
      title={text.title}
      text={nightly ? text.lead.nightly : text.lead.byHand}
    >
      <div className="grid gap-4">
        {/* Placed first, with a fixed height, so that later content does not move the button
            under the pointer. */}
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-3">
          <Button
            size="sm"
            variant="ink"
            pending={state === 'submitting' || isRunning}
            onClick={() => {
              setRefused(undefined);
              act(submit, { intent: 'make' });
            }}
          >
            {text.make}
          </Button>
          <p role="status" className="text-small-strong">
            {isRunning && text.making}
          </p>
        </div>
        <div className="grid min-h-24 content-start gap-4">
          {refused && <Alert tone="error">{refused}</Alert>}
          {data?.ok && <Last {...data.data} />}
          {data?.ok && data.data.lastRestore && <Restored {...data.data.lastRestore} />}
          {data?.ok && data.data.backups.length > 0 && <List backups={data.data.backups} />}
          {!data && <Skeleton className="h-24 rounded-card" />}
          {data?.ok === false && (
            <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <p>{text.loadFailed}</p>
              <Button size="sm" pending={state !== 'idle'} onClick={() => load(BACKUPS_PATH)}>
                {text.retry}
              </Button>
            </div>
          )}
        </div>
      </div>
    </FormSection>
  );
}

function Last({ backups: [last], lastFailure }: BackupsState) {
  const { screen: text } = useOfficeText('backups');
  return (
    <>
      <p>{last ? text.last(last.madeAt, last.bytes) : text.none}</p>
      {lastFailure && <Alert tone="error">{text.lastFailure(lastFailure)}</Alert>}
    </>
  );
}

function Restored(restore: LastRestore) {
  const { screen: text } = useOfficeText('backups');
  const { shut, opened, customers } = restore;
  return (
    <Alert tone="info">
      <p>{text.restored(restore)}</p>
      {shut.length > 0 && <p>{text.shut(shut)}</p>}
      {opened.length > 0 && <p>{text.opened(opened)}</p>}
      {customers.length > 0 && <p>{text.named(customers)}</p>}
    </Alert>
  );
}

function List({ backups }: Pick<BackupsState, 'backups'>) {
  const { screen: text } = useOfficeText('backups');
  return (
    <DataTable
      caption={text.list}
      columns={columns(text)}
      rows={backups}
      rowKey={({ name }) => name}
    />
  );
}

const columns = (text: OfficeTexts['backups']['screen']): Column<Backup>[] => [
  {
    key: 'made',
    kind: 'title',
    header: text.columns.made,
    priority: 1,
    cell: ({ madeAt }) => text.moment(madeAt),
  },
  {
    key: 'size',
    kind: 'number',
    header: text.columns.size,
    priority: 1,
    cell: ({ bytes }) => text.size(bytes),
  },
  {
    key: 'actions',
    kind: 'actions',
    header: text.columns.actions,
    priority: 1,
    cell: (backup) => <DownloadButton {...backup} />,
  },
];

function DownloadButton({ name, madeAt }: { name: string; madeAt: string }) {
  const { screen: text } = useOfficeText('backups');
  const fetcher = useBusyFetcher<LinkResult>();
  const toasts = useToasts();
  useOutcome(fetcher, (link) => {
    if (link.ok) location.assign(link.data.url);
    else toasts.error(text.downloadFailed);
  });
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={text.downloadOf(madeAt)}
      pending={fetcher.state !== 'idle'}
      onClick={() => act(fetcher.submit, { intent: 'download', name })}
    >
      <Icon name="icon-download" className="size-4" />
      <span>{text.download}</span>
    </Button>
  );
}

function act(submit: ReturnType<typeof useBusyFetcher>['submit'], action: BackupAction): void {
  const target = { method: 'post', action: BACKUPS_PATH, encType: 'application/json' } as const;
  void submit(JSON.stringify(action), target);
}
