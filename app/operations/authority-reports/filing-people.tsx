import { useFetcher } from 'react-router';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import type { ActionResult } from '#app/editing/list/list-actions.tsx';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { documentsSchema } from '#app/operations/handovers/handover.schema.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { LINE_LINK } from '#app/ui/lists/data-table.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Filing } from './filing.schema.ts';

const QUIET = 'text-ink-soft text-xs leading-4.5';

/** Names with the end of their numbers; a button shows them whole, which the audit log records. */
export function FilingPeople({ filing }: { filing: Filing }) {
  const { page: text } = useOfficeText('filings');
  const { people, passengers, bookingId, bookingReference } = filing;
  const fetcher = useFetcher<ActionResult>();
  const { data } = fetcher;
  const drivers = data?.ok ? documentsSchema.parse(data.data).drivers : null;
  const [first, ...others] = people;
  const isHidden = !drivers && people.some(({ idNumber }) => idNumber !== '');
  return (
    <>
      <div className="@max-3xl:flex items-center gap-x-1">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link
            to={bookingPath(bookingId)}
            title={people.map(({ name }) => name).join(', ')}
            className={cx('min-w-0 max-w-full truncate', LINE_LINK)}
          >
            {first?.name || bookingReference}
          </Link>
          {others.length > 0 && <span className={QUIET}>{text.more(others.length)}</span>}
          {passengers !== null && <span className={QUIET}>{text.passengers(passengers)}</span>}
        </span>
        <span className={cx('flex items-center gap-x-1.5', QUIET)}>
          <span className="whitespace-nowrap @max-3xl:hidden">{bookingReference}</span>
          {!drivers && first?.idNumber && (
            <span className="tabular-nums @max-3xl:hidden">{first.idNumber}</span>
          )}
          {isHidden && (
            <button
              type="button"
              title={text.showNumbers}
              aria-label={text.showNumbersOf(bookingReference)}
              aria-busy={fetcher.state !== 'idle' || undefined}
              onClick={() =>
                void fetcher.submit({ intent: 'show-documents', id: bookingId }, { method: 'post' })
              }
              className="relative -my-3 grid size-11 @3xl:size-6 @3xl:-my-1 place-items-center rounded-full text-turquoise hover:bg-turquoise-wash"
            >
              <Icon name="icon-eye" className="size-4" />
            </button>
          )}
        </span>
      </div>
      {drivers && (
        <ul className="text-sm">
          {drivers.map((driver, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none moves
            <li key={i} className="wrap-anywhere">
              <span>{fullName(driver)}</span>{' '}
              <span className="whitespace-nowrap tabular-nums">{driver.idNumber}</span>
            </li>
          ))}
        </ul>
      )}
      {data?.ok === false && (
        <p role="alert" className="text-coral text-xs">
          {data.error || text.showFailed}
        </p>
      )}
    </>
  );
}
