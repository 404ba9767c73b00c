import { redirect } from 'react-router';
import { z } from 'zod';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { ExportButton } from '#app/editing/list/export-button.tsx';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { ListRows } from '#app/editing/list/list-screen.tsx';
import { leaveMissingPage } from '#app/editing/list/missing-page.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { PageHead, type PageHeadProps } from '#app/editing/page-head.tsx';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { loadPart } from '#app/lib/page-part.ts';
import { documentsSchema } from '#app/operations/handovers/handover.schema.ts';
import type { Elements } from '#app/ui/elements.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import type { Route } from './+types/admin-filings.route.ts';
import { SHEETS, sheetNames } from './filing.rules.ts';
import { filingsSchema } from './filing.schema.ts';
import {
  type FilingsAddress,
  filingsHref,
  filingsQuery,
  readFilingsAddress,
} from './filing-address.rules.ts';
import { filingColumnsOf } from './filing-columns.tsx';
import { FilingFilters } from './filing-filters.tsx';
import { UnrecordedRentals } from './unrecorded-rentals.tsx';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const today = businessNow(new Date()).date;
  const address = readFilingsAddress(new URL(request.url).searchParams, today);
  const query = new URLSearchParams({ ...filingsQuery(address), page: String(address.page) });
  const list = await loadPart(callAdminApi(request, `/admin/filings?${query}`, filingsSchema));
  if (list.ok) {
    const { sheets } = list.data;
    const on = SHEETS.find((sheet) => sheets[sheet]);
    if (on && !sheets[address.sheet]) throw redirect(filingsHref({ ...address, sheet: on }));
  }
  leaveMissingPage(list, address, filingsHref);
  return { address, list };
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return runListAction(request, {
    mark: ({ id, filed = '', version }) =>
      callAdminApi(request, `/admin/filings/${id}`, z.unknown(), {
        ...(filed === 'yes' ? { method: 'PUT', body: { version } } : { method: 'DELETE' }),
      }),
    'show-documents': ({ id }) =>
      callAdminApi(
        request,
        `/admin/bookings/${encodeURIComponent(id)}/handovers/documents`,
        documentsSchema,
        { method: 'POST' },
      ),
  });
}

/** List of open reports, or of all reports, to the police (KABİS) or to the ministry (U-ETDS). */
export default function AdminFilings({ loaderData }: Route.ComponentProps) {
  const { page: text } = useOfficeText('filings');
  const { address, list } = loaderData;
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
      count={found && text.lead(total)}
      actions={total > 0 && <ExportFilings key={`${sheet}${from}${to}`} {...{ address, total }} />}
    >
      <FilingFilters address={address} found={found} />
      <p className="max-w-prose text-ink-soft text-small max-sm:order-last max-sm:mt-4 sm:mb-4">
        {text.about[sheet]}
      </p>
      {found && found.unrecorded.length > 0 && <UnrecordedRentals found={found} />}
      <ListRows
        list={list}
        failed={(error) => error || text.failed}
        rows={found?.filings}
        nothing={
          <EmptyPart
            drawing={emptyRoad}
            title={address.all ? text.empty[sheet] : text.empty.open}
          />
        }
        caption={text.title}
        columns={filingColumnsOf(sheet, text)}
        rowKey={({ bookingId, kind }) => `${bookingId} ${kind}`}
        pagination={found?.pagination}
        pageHref={(page) => filingsHref({ ...address, page })}
      />
    </Page>
  );
}

/** Button that downloads the records of all pages; `total` is their number. */
function ExportFilings({ address, total }: { address: FilingsAddress; total: number }) {
  const { page: text } = useOfficeText('filings');
  const { title, rows, careful } = text.export;
  const { sheet, from, to } = address;
  const days = from === to ? staffDay(from) : `${staffDay(from)} – ${staffDay(to)}`;
  return (
    <ExportButton
      path="/admin/filings/export"
      query={filingsQuery(address)}
      title={title(sheetNames[sheet])}
    >
      <p>{rows(days, total)}</p>
      <p className="mt-1 text-ink-soft">{careful}</p>
    </ExportButton>
  );
}

function Page({
  children,
  ...header
}: { children: Elements } & Pick<PageHeadProps, 'count' | 'actions'>) {
  const { page: text } = useOfficeText('filings');
  return (
    <div>
      <title>{text.pageTitle}</title>
      <PageHead title={text.title} {...header} />
      <div className="flex flex-col">{children}</div>
    </div>
  );
}
