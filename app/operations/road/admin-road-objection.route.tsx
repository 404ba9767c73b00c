import { useRevalidator } from 'react-router';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { formatShortDate, type WallClock } from '#app/lib/dates/dates.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { formatExact } from '#app/lib/money/money.ts';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { documentsSchema } from '#app/operations/handovers/handover.schema.ts';
import { providePaperFoot } from '#app/operations/papers/paper-foot.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Route } from './+types/admin-road-objection.route.ts';
import { roadObjectionSchema } from './road.schema.ts';
import { ROAD_PATH } from './road-address.rules.ts';

export const handle: ScreenHandle = { language: 'tr' };

/**
 * Reads the facts and the renter's documents. The audit log records that the documents were shown.
 */
export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const path = `/admin/road-charges/${encodeURIComponent(id)}/objection`;
  try {
    const facts = await callAdminApi(request, path, roadObjectionSchema);
    const { rental } = facts.roadCharge;
    const drivers = rental && facts.rental ? await readDrivers(request, rental.bookingId) : [];
    return { state: 'ready' as const, facts, driver: drivers[0] ?? null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: error.status === 404 ? ('missing' as const) : ('failed' as const) };
  }
}

async function readDrivers(request: Request, bookingId: string) {
  const path = `${bookingPath(bookingId)}/handovers/documents`;
  const { drivers } = await callAdminApi(request, path, documentsSchema, { method: 'POST' });
  return drivers;
}

export default function AdminRoadObjection({ loaderData }: Route.ComponentProps) {
  const { objection: text, page } = useOfficeText('road');
  if (loaderData.state !== 'ready') return <NoPaper state={loaderData.state} />;
  const { facts, driver } = loaderData;
  const { roadCharge, office, rental, printedOn } = facts;
  const { plate, at, place, reference, amount, reported } = roadCharge;
  const isReported = reported === 'before' && rental?.filedAt;
  return (
    <div>
      {/* The browser proposes the title as the name of the PDF. */}
      <title>{`${plate} ${text.pageTitle}`}</title>
      <PageHead
        isHeading={false}
        back={{ to: ROAD_PATH, label: text.back }}
        title={text.pageTitle}
        count={plate}
        actions={
          <Button variant="primary" size="sm" onClick={() => window.print()}>
            <Icon name="icon-printer" className="size-5" />
            <span>{text.print}</span>
          </Button>
        }
      />
      <div className="mx-auto mb-4 max-w-[210mm] text-ink-soft text-small print:hidden">
        {!rental && <p>{text.noRental}</p>}
        {rental && reported && reported !== 'before' && <p>{text.warning[reported]}</p>}
        {rental && !driver?.idNumber && <p>{text.documents}</p>}
      </div>
      <article
        lang="tr"
        aria-labelledby="objection"
        ref={() => providePaperFoot(`${text.title} ${plate}`)}
        className="paper mx-auto rounded-small border border-sand-line shadow-card"
      >
        <p className="text-right">{`${text.date}: ${formatShortDate(printedOn)}`}</p>
        <p className="mt-4 font-strong">{text.to}</p>
        <h1 id="objection" className="mt-4">
          {text.title}
        </h1>
        <p className="mt-4">{text.sentences.body(plate, momentText(at))}</p>
        {isReported && (
          <p className="mt-2">{text.sentences.before(momentText(rental.filedAt ?? at))}</p>
        )}
        <p className="mt-2">{text.sentences.request}</p>
        <Facts
          title={text.fine}
          rows={[
            [page.columns.passage, `${plate}, ${momentText(at)}`],
            [text.number, reference],
            [page.columns.place, place],
            [page.columns.amount, formatExact(amount, 'TRY')],
          ]}
        />
        {rental && (
          <Facts
            title={text.rental}
            rows={[
              [text.contract, rental.reference],
              [
                text.renter,
                driver ? `${driver.name} ${driver.surname}` : roadCharge.rental?.customer,
              ],
              [text.idNumber, driver?.idNumber],
              [text.nationality, driver?.nationality],
              [text.birthDate, driver?.birthDate && formatShortDate(driver.birthDate)],
              [
                text.licence,
                [driver?.licenceClass, driver?.licenceNumber].filter(Boolean).join(' '),
              ],
              [text.out, momentText(rental.out)],
              [text.backAt, rental.back ? momentText(rental.back) : text.stillOut],
              ...(isReported
                ? [[text.filed, momentText(rental.filedAt ?? at)] as [string, string]]
                : []),
            ]}
          />
        )}
        <div className="mt-8 flex justify-between gap-6">
          <address className="not-italic">
            <strong>{office.companyName || office.name}</strong>
            <br />
            <span>{office.address}</span>
            <br />
            <span>{[office.phone, office.tax].filter(Boolean).join(', ')}</span>
          </address>
          <p>{text.signature}</p>
        </div>
      </article>
    </div>
  );
}

function Facts({
  title,
  rows,
}: {
  title: string;
  rows: [label: string, value: string | null | undefined][];
}) {
  return (
    <section className="mt-4">
      <h2>{title}</h2>
      <table className="mt-1 w-full text-left">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label} className="border-black/30 border-b">
              <th scope="row" className="w-48 py-1 pr-3 align-top font-regular">
                {label}
              </th>
              <td className="py-1 font-strong">{value || '\u00a0'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NoPaper({ state }: { state: 'missing' | 'failed' }) {
  const { objection: text } = useOfficeText('road');
  const { revalidate, state: reading } = useRevalidator();
  return (
    <EmptyState
      role={state === 'failed' ? 'alert' : undefined}
      heading="h1"
      drawing={<Icon name="icon-cloud-off/1.5" className="size-12" />}
      title={text[state]}
      action={
        <>
          {state === 'failed' && (
            <Button variant="primary" pending={reading === 'loading'} onClick={() => revalidate()}>
              {text.retry}
            </Button>
          )}
          <ButtonLink to={ROAD_PATH}>{text.back}</ButtonLink>
        </>
      }
    />
  );
}

/** Returns, for example, `14.07.2026 10:30`. */
function momentText(at: WallClock): string {
  return `${formatShortDate(at.slice(0, 10))} ${at.slice(11, 16)}`;
}
