import { redirect } from 'react-router';
import { z } from 'zod';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { ExportButton } from '#app/editing/list/export-button.tsx';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { ListRows } from '#app/editing/list/list-screen.tsx';
import { leaveMissingPage } from '#app/editing/list/missing-page.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { loadPart } from '#app/lib/page-part.ts';
import { documentsSchema, type ShownDocuments } from '#app/operations/handovers/handover.schema.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { DataTable, DataTableSkeleton } from '#app/ui/lists/data-table.tsx';
import { SectionHeader } from '#app/ui/sections.tsx';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import type { Route } from './+types/admin-filings.route.ts';
import { SHEETS, sheetNames } from './filing.rules.ts';
import { type Filings, filingsSchema } from './filing.schema.ts';
import { type FilingsAddress, filingsHref, readFilingsAddress } from './filing-address.rules.ts';
import { filingColumnsOf, unrecordedColumns } from './filing-columns.tsx';
import { FilingFilters } from './filing-filters.tsx';

/** Language of the screen for a person who chose none. */
export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const today = businessNow(new Date()).date;
  const address = readFilingsAddress(new URL(request.url).searchParams, today);
  const list = await loadPart(callAdminApi(request, filingsHref(address), filingsSchema));
  if (list.ok) {
    const { sheets } = list.data;
    const on = SHEETS.find((sheet) => sheets[sheet]);
    if (on && !sheets[address.sheet]) throw redirect(filingsHref({ ...address, sheet: on }));
  }
  leaveMissingPage(list, address, filingsHref);
  return { today, address, list };
}

/** Marks a record or takes the mark back; or shows the numbers of a rental's documents. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const sent = await request.clone().formData();
  if (sent.get('intent') === 'show-documents') {
    return showDocuments(request, String(sent.get('id')));
  }
  return runListAction(request, {
    mark: ({ id, filed = '', version }) =>
      callAdminApi(request, `/admin/filings/${id}`, z.unknown(), {
        ...(filed === 'yes' ? { method: 'PUT', body: { version } } : { method: 'DELETE' }),
      }),
  });
}

async function showDocuments(request: Request, bookingId: string): Promise<ShownDocuments> {
  const path = `/admin/bookings/${encodeURIComponent(bookingId)}/handovers/documents`;
  try {
    const { drivers } = await callAdminApi(request, path, documentsSchema, { method: 'POST' });
    return { ok: true, drivers };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, error: error.message };
  }
}

export function HydrateFallback() {
  const { page: text } = useOfficeText('filings');
  return (
    <div>
      <SectionHeader slim title={text.title} lead={text.loading} />
      <DataTableSkeleton fixed lines columns={filingColumnsOf('kabis', text)} rows={6} />
    </div>
  );
}

/** What is reported to the police and the ministry, and what is not reported yet. */
export default function AdminFilings({ loaderData }: Route.ComponentProps) {
  const { page: text } = useOfficeText('filings');
  const { today, address, list } = loaderData;
  const { sheet, from, to } = address;
  const found = useLastGood(list, filingsHref(address));
  const total = found?.pagination.total ?? 0;
  if (found && !found.sheets[sheet]) {
    return (
      <Page>
        <EmptyPart
          drawing={emptyRoad}
          title={text.off.title(SHEETS.map((each) => sheetNames[each]).join(', '))}
          text={text.off.text}
        />
      </Page>
    );
  }
  return (
    <Page
      lead={found && text.lead(total, found.unfiled[sheet])}
      actions={total > 0 && <ExportFilings key={`${sheet}${from}${to}`} {...{ address, total }} />}
    >
      <FilingFilters address={address} today={today} found={found} />
      {/* On a phone the rows come first. */}
      <p className="max-w-prose text-ink-soft text-sm max-sm:order-last max-sm:mt-4 sm:mb-4">
        {text.about[sheet]}
      </p>
      {found && found.unrecorded.length > 0 && (
        <>
          <UnrecordedRentals found={found} />
          <h2 className="mb-2 font-bold text-lg">{text.recorded}</h2>
        </>
      )}
      <ListRows
        list={list}
        failed={(error) => error || text.failed}
        rows={found?.filings}
        nothing={<Nothing address={address} />}
        fixed
        lines
        caption={text.title}
        columns={filingColumnsOf(sheet, text)}
        rowKey={({ bookingId, kind }) => `${bookingId} ${kind}`}
        pagination={found?.pagination}
        pageHref={(page) => filingsHref({ ...address, page })}
      />
    </Page>
  );
}

/** Downloads what the list shows, all of its pages; `total` is how many records. */
function ExportFilings({ address, total }: { address: FilingsAddress; total: number }) {
  const { page: text } = useOfficeText('filings');
  const { title, rows, careful } = text.export;
  const { sheet, from, to, open } = address;
  const days = from === to ? staffDay(from) : `${staffDay(from)} – ${staffDay(to)}`;
  return (
    <ExportButton
      path="/admin/filings/export"
      query={{ sheet, from, to, ...(open && { open: 'yes' }) }}
      title={title(sheetNames[sheet])}
      lang={useOfficeLanguage()}
    >
      <p>{rows(days, total)}</p>
      <p className="mt-1 text-ink-soft">{careful}</p>
    </ExportButton>
  );
}

function Page({
  children,
  ...header
}: { children: Elements } & Omit<Parameters<typeof SectionHeader>[0], 'title'>) {
  const { page: text } = useOfficeText('filings');
  return (
    <div>
      <title>{text.pageTitle}</title>
      <SectionHeader slim compact title={text.title} {...header} />
      <div className="flex flex-col">{children}</div>
    </div>
  );
}

/** Above the records: what cannot be reported before its hand-over is recorded. */
function UnrecordedRentals({ found }: { found: Filings }) {
  const { unrecorded: text } = useOfficeText('filings').page;
  const { unrecorded: rentals, unrecordedTotal: total } = found;
  return (
    <section aria-labelledby="unrecorded" className="mb-6">
      <h2 id="unrecorded" className="font-bold text-lg">
        {text.title}
      </h2>
      <p className="mb-2 text-ink-soft text-sm">
        {total > rentals.length ? `${text.text} ${text.more(rentals.length, total)}` : text.text}
      </p>
      <DataTable
        fixed
        lines
        caption={text.title}
        columns={unrecordedColumns(text)}
        rows={rentals}
        rowKey={({ bookingId }) => bookingId}
      />
    </section>
  );
}

function Nothing({ address }: { address: FilingsAddress }) {
  const { page: text } = useOfficeText('filings');
  const { sheet, open } = address;
  return (
    <EmptyPart
      drawing={emptyRoad}
      title={open ? text.empty.open : text.empty[sheet]}
      action={
        open && (
          <ButtonLink size="sm" to={filingsHref({ ...address, open: false })}>
            {text.showAll}
          </ButtonLink>
        )
      }
    />
  );
}
