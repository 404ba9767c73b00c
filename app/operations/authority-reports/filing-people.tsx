import { useFetcher } from 'react-router';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import type { ActionResult } from '#app/editing/list/list-actions.tsx';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { documentsSchema } from '#app/operations/handovers/handover.schema.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { ROW_TEXT_BUTTON } from '#app/ui/lists/row-actions.tsx';
import { RowLink } from '#app/ui/lists/row-text.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Filing } from './filing.schema.ts';

const QUIET = 'text-ink-soft text-meta';

/**
 * Names of a record's people, and the end of the first document number. A button reveals the whole
 * numbers; the audit log records this.
 */
export function FilingPeople({
  filing,
  short = false,
}: {
  filing: Filing;
  /** Hides the reference and the document number. */
  short?: boolean;
}) {
  const { page: text } = useOfficeText('filings');
  const { people, passengers, bookingId, bookingReference } = filing;
  const fetcher = useFetcher<ActionResult>();
  const { data } = fetcher;
  const drivers = data?.ok ? documentsSchema.parse(data.data).drivers : null;
  const [first, ...others] = people;
  const isHidden = !drivers && people.some(({ idNumber }) => idNumber !== '');
  const showButton = isHidden && (
    <button
      type="button"
      title={text.showNumbers}
      aria-label={text.showNumbersOf(bookingReference)}
      aria-busy={fetcher.state !== 'idle' || undefined}
      onClick={() =>
        void fetcher.submit({ intent: 'show-documents', id: bookingId }, { method: 'post' })
      }
      className={`${ROW_TEXT_BUTTON} px-2`}
    >
      <Icon name="icon-eye" className="size-4" />
    </button>
  );
  return (
    <>
      <div className="flex items-center gap-x-2">
        <RowLink to={bookingPath(bookingId)} title={people.map(({ name }) => name).join(', ')}>
          {first?.name || bookingReference}
        </RowLink>
        {others.length > 0 && <span className={QUIET}>{text.more(others.length)}</span>}
        {passengers !== null && <span className={QUIET}>{text.passengers(passengers)}</span>}
        {short && showButton}
      </div>
      {!short && (
        <div className={`flex flex-wrap items-center gap-x-2 ${QUIET}`}>
          <span className="whitespace-nowrap">{bookingReference}</span>
          {!drivers && first?.idNumber && <span className="tabular-nums">{first.idNumber}</span>}
          {showButton}
        </div>
      )}
      {drivers && (
        <ul className="text-small">
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
        <p role="alert" className="text-coral text-meta">
          {data.error || text.showFailed}
        </p>
      )}
    </>
  );
}
