import { driverOf } from '#app/domain/bookings/booking.rules.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { DAY_LIST_PATH } from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { DASHBOARD_PATH } from '#app/editing/sign-in-path.rules.ts';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { staffDayMonth, staffFullDate } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { type AgendaEntry, agendaSchema } from '#app/operations/agenda/agenda.schema.ts';
import { providePaperFoot } from '#app/operations/papers/paper-foot.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Route } from './+types/admin-day-sheet.route';
import { dayList, placeOf, sizeOf } from './day-sheet.rules.ts';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const date = new URL(request.url).searchParams.get('date');
  const path = `/admin/dashboard/agenda${isPlausibleDate(date) ? `?date=${date}` : ''}`;
  const agenda = await callAdminApi(request, path, agendaSchema, { language: 'tr' });
  const [today = '', tomorrow = ''] = agenda.days.map((day) => day.date);
  return { list: dayList(agenda), today, tomorrow };
}

export default function AdminDayList({
  loaderData: { list, today, tomorrow },
}: Route.ComponentProps) {
  const text = useOfficeText('dayList');
  const title = `${text.title}: ${staffFullDate(list.date)}`;
  const days = { [today]: text.today, [tomorrow]: text.tomorrow };
  return (
    <div>
      {/* The browser proposes the title as the name of the PDF. */}
      <title>{`${text.title} ${list.date}`}</title>
      <PageHead
        isHeading={false}
        back={{ to: DASHBOARD_PATH, label: text.back }}
        title={text.title}
        tabs={
          <nav aria-label={text.days} className="flex gap-2">
            {Object.entries(days).map(([date, name]) => (
              <ButtonLink
                key={date}
                to={date === today ? DAY_LIST_PATH : `${DAY_LIST_PATH}?date=${date}`}
                size="sm"
                variant={date === list.date ? 'ink' : undefined}
                aria-current={date === list.date ? 'page' : undefined}
              >
                {name}
              </ButtonLink>
            ))}
          </nav>
        }
        actions={
          <Button variant="primary" size="sm" onClick={() => window.print()}>
            <Icon name="icon-printer" className="size-5" />
            <span>{text.print}</span>
          </Button>
        }
      />
      <article
        aria-labelledby="day-list"
        ref={() => providePaperFoot(title)}
        className="paper mx-auto rounded-small border border-sand-line shadow-card"
      >
        <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 id="day-list">
            <span>{`${text.title}: `}</span>
            <span className="inline-block">{staffFullDate(list.date)}</span>
          </h1>
          {sizeOf(list) > 0 && (
            <p className="font-strong">{text.counts(sizeOf(list), list.counts)}</p>
          )}
        </header>
        {sizeOf(list) === 0 ? (
          <p>{text.nothing}</p>
        ) : (
          <table className="paper-rows w-full text-left text-[8pt] max-sm:block max-sm:text-[10pt]">
            <thead className="max-sm:hidden">
              <tr className="border-black border-b-[1.5px]">
                {Object.entries(text.columns).map(([name, title]) => (
                  <th key={name} scope="col" className="py-0.5 pr-2 font-strong text-[7.5pt]">
                    {name === 'done' ? <span className="sr-only">{title}</span> : title}
                  </th>
                ))}
              </tr>
            </thead>
            <Rows
              title={text.late(list.late.length)}
              events={list.late}
              more={list.moreLate > 0 && text.moreLate(list.moreLate)}
              withDay
            />
            <Rows title={list.late.length > 0 ? text.ofDay : null} events={list.events} />
          </table>
        )}
      </article>
    </div>
  );
}

const CELL = 'wrap-anywhere py-[0.5mm] pr-2 align-top max-sm:col-start-3 max-sm:block max-sm:py-0';

function Rows({
  title,
  events,
  more = false,
  withDay = false,
}: {
  title: string | null;
  events: AgendaEntry[];
  /** Text with the number of events that are not listed; false if all are listed. */
  more?: string | false;
  withDay?: boolean;
}) {
  if (events.length === 0) return null;
  return (
    <tbody className="max-sm:block">
      {title && (
        <tr className="max-sm:block">
          <th colSpan={7} scope="rowgroup" className="pt-2 font-strong max-sm:block">
            {title}
          </th>
        </tr>
      )}
      {events.map((event) => (
        <Row key={`${event.kind}-${event.id}`} event={event} withDay={withDay} />
      ))}
      {more && (
        <tr className="max-sm:block">
          <td colSpan={7} className="py-[0.8mm] font-strong max-sm:block">
            {more}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Row({ event, withDay }: { event: AgendaEntry; withDay: boolean }) {
  const text = useOfficeText('dayList');
  const { kind, at, carTitle, passengers, customer, phone, language, status } = event;
  const { due, giveBack, deposit, depositHeld, cardHold, outWith } = event;
  const plate = outWith ? null : event.plate;
  return (
    <tr className="border-[#999] border-b-[0.5px] max-sm:grid max-sm:grid-cols-[1.75rem_4rem_minmax(0,1fr)] max-sm:py-2">
      <td className="w-[6mm] py-[0.8mm] align-top max-sm:row-span-6">
        <span aria-hidden="true" className="block size-[4mm] border border-black" />
      </td>
      <th
        scope="row"
        className="w-px whitespace-nowrap py-[0.5mm] pr-3 align-top font-strong max-sm:row-span-6 max-sm:block"
      >
        <span className="text-[9.5pt] tabular-nums">{at.slice(11)}</span>
        {withDay && <span className="block font-strong">{staffDayMonth(at.slice(0, 10))}</span>}
      </th>
      <td className={cx(CELL, 'w-px whitespace-nowrap font-strong')}>
        <span>{text.kinds[kind]}</span>
        {status === 'pending' && <span className="block font-regular">{text.waits}</span>}
      </td>
      <td className={CELL}>
        {(plate || kind === 'pickup') && (
          <strong className="block h-[1.15em] w-[24mm] whitespace-nowrap border-[#555] not-empty:border-0 border-b-[0.5px]">
            {plate}
          </strong>
        )}
        <span>{carTitle ?? (passengers === null ? '' : text.passengers(passengers))}</span>
        {kind === 'transfer' && (
          <span className="block font-strong">
            {driverOf(event) ? text.driver(driverOf(event)) : text.noDriver}
          </span>
        )}
        {outWith && (
          <span className="block font-strong">
            {text.notBack(event.plate ?? carTitle ?? '', outWith)}
          </span>
        )}
      </td>
      <td className={CELL}>
        <span className="block font-strong">
          {language === 'tr' ? customer : `${customer} (${language.toUpperCase()})`}
        </span>
        <span className="whitespace-nowrap tabular-nums">{phone}</span>
      </td>
      <td className={CELL}>
        <span>{placeOf(event)}</span>
        {event.flightNumber && (
          <span className="block whitespace-nowrap font-strong">{event.flightNumber}</span>
        )}
      </td>
      <td className={cx(CELL, 'w-px whitespace-nowrap pr-0 text-right max-sm:text-left')}>
        {due !== null && (
          <strong className="amount block">{formatMinor(eurosToCents(due), 'EUR')}</strong>
        )}
        {giveBack !== null && (
          <strong className="block">
            {text.giveBack(formatMinor(eurosToCents(giveBack), 'EUR'))}
          </strong>
        )}
        {kind !== 'return' && event.total === null && (
          <span className="block">{text.unpriced}</span>
        )}
        {deposit && <span className="block">{text.deposit(deposit, kind === 'return')}</span>}
        {depositHeld !== null && (
          <span className="block">
            {text.depositHeld(formatMinor(eurosToCents(depositHeld), 'EUR'))}
          </span>
        )}
        {cardHold !== null && (
          <span className="block">{text.cardHold(formatMinor(eurosToCents(cardHold), 'EUR'))}</span>
        )}
      </td>
    </tr>
  );
}
