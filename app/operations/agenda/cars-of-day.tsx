import type { ReactNode } from 'react';
import { editCarPath, VEHICLES_PATH, vehiclePath } from '#app/editing/office-paths.rules.ts';
import { addDays, type WallClock } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { UnfiledReminder } from '#app/operations/authority-reports/unfiled-reminder.tsx';
import { isOverdue, urgencyOf } from '#app/operations/vehicles/vehicle.rules.ts';
import { dueInWords } from '#app/operations/vehicles/vehicle-words.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { turnaroundsOf } from './agenda.rules.ts';
import type { Agenda } from './agenda.schema.ts';
import { FoldingBox } from './folding-box.tsx';

const A_WEEK = 7;

export function CarsOfDay({
  agenda: { date, events: ofDay, following, due, endingHolds, hasCars, unfiled },
}: {
  agenda: Pick<
    Agenda,
    'date' | 'events' | 'following' | 'due' | 'endingHolds' | 'hasCars' | 'unfiled'
  >;
}) {
  const { state } = useOfficeText('vehicles');
  const { cars: text, notBack } = useOfficeText('agenda');
  const events = [...ofDay, ...following.filter(({ at }) => at.startsWith(addDays(date, 1)))];
  /** Returns the time of an event, with a word for the next day. */
  const when = (at: WallClock) =>
    at.startsWith(date) ? at.slice(11) : text.tomorrow(at.slice(11));
  const plateless = events.filter(({ needsPlate }) => needsPlate);
  const awaited = events.filter(({ outWith }) => outWith);
  const turnarounds = turnaroundsOf(events);
  const dueNow = due.filter((vehicle) => urgencyOf(vehicle.due) <= A_WEEK);
  const isUnfiled = Object.values(unfiled).some((count) => count > 0);
  const isReady =
    [plateless, awaited, turnarounds, dueNow, endingHolds].every(({ length }) => length === 0) &&
    !isUnfiled;
  return (
    <FoldingBox title={text.title} isAlwaysOpen={isReady}>
      <div className="text-small tabular-nums">
        {isReady && !hasCars && (
          <p className="p-3 text-ink-soft">
            <span>{text.noCars}</span>{' '}
            <Link to={editCarPath()} className="font-strong text-turquoise hover:underline">
              {text.addFirst}
            </Link>
          </p>
        )}
        {isReady && hasCars && (
          <p className="flex items-center gap-2 p-3 text-ink-soft">
            <Icon name="icon-circle-check" className="size-5 shrink-0 text-turquoise" />
            <span>{text.none}</span>
          </p>
        )}
        {plateless.length > 0 && (
          <Group title={text.noPlate(plateless.length)}>
            {plateless.map(({ id: booking, at, carTitle, customer }) => (
              <Line
                key={booking}
                to={bookingPath(booking)}
                first={`${when(at)} ${carTitle}`}
                second={customer}
              />
            ))}
          </Group>
        )}
        {awaited.length > 0 && (
          <Group title={text.awaited(awaited.length)}>
            {awaited.map(({ id: booking, at, plate, carTitle, outWith }) => (
              <Line
                key={booking}
                to={bookingPath(booking)}
                first={`${when(at)} ${plate ?? carTitle}`}
                second={<span className="text-coral">{notBack(outWith ?? '')}</span>}
              />
            ))}
          </Group>
        )}
        {turnarounds.length > 0 && (
          <Group title={text.turnarounds(turnarounds.length)}>
            {turnarounds.map(({ back, out, minutes }) => (
              <Line
                key={out.id}
                to={bookingPath(out.id)}
                first={out.plate ?? back.plate ?? out.carTitle ?? ''}
                second={`${when(back.at)} → ${out.at.slice(11)} · ${text.between(minutes)}`}
              />
            ))}
          </Group>
        )}
        {dueNow.length > 0 && (
          <Group title={text.due(dueNow.length)}>
            {dueNow.map((vehicle) => (
              <Line
                key={vehicle.id}
                to={vehiclePath(vehicle.id)}
                first={vehicle.plate}
                second={vehicle.due.map((each) => (
                  <span
                    key={each.kind}
                    className={cx('block', isOverdue(each) && 'font-strong text-coral')}
                  >
                    {dueInWords(each, state)}
                  </span>
                ))}
              />
            ))}
          </Group>
        )}
        {due.length > dueNow.length && (
          <Link
            to={VEHICLES_PATH}
            className="flex min-h-11 items-center border-sand-line border-b px-3 py-2 font-strong text-turquoise hover:underline"
          >
            {text.allDue(due.length)}
          </Link>
        )}
        {endingHolds.length > 0 && (
          <Group title={text.endingHolds(endingHolds.length)}>
            {endingHolds.map((hold) => (
              <Line
                key={hold.id}
                to={bookingPath(hold.bookingId)}
                first={`${formatMinor(eurosToCents(hold.amount), 'EUR')} ${hold.customer}`}
                second={`${hold.bookingReference} · ${text.until(unbroken(staffDay(hold.expiresOn)))}`}
              />
            ))}
          </Group>
        )}
        {isUnfiled && (
          <div className="px-3 py-1">
            <UnfiledReminder unfiled={unfiled} text={text.unfiled} />
          </div>
        )}
      </div>
    </FoldingBox>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-sand-line border-b py-2">
      <h3 className="px-3 text-meta-strong">{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

function Line({ to, first, second }: { to: string; first: string; second: ReactNode }) {
  return (
    <li>
      <Link to={to} className="block min-h-11 px-3 py-1 hover:bg-foam">
        <span className="block truncate font-strong">{first}</span>
        <span className="block text-ink-soft text-meta">{second}</span>
      </Link>
    </li>
  );
}
