import { handoverPath } from '#app/base/messages/papers.rules.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import type { Filings } from './filing.schema.ts';

/**
 * Rentals that cannot be reported because their hand-over is not recorded, each with a link to
 * record it.
 */
export function UnrecordedRentals({
  found: { unrecorded: rentals, unrecordedTotal: total },
}: {
  found: Filings;
}) {
  const { unrecorded: text } = useOfficeText('filings').page;
  return (
    <section
      aria-labelledby="unrecorded"
      className="mb-4 rounded-card border border-sand-line bg-white px-4 py-3 text-small"
    >
      <h2 id="unrecorded">{text.title}</h2>
      <p className="text-ink-soft">
        {total > rentals.length ? `${text.text} ${text.more(rentals.length, total)}` : text.text}
      </p>
      <ul className="mt-1">
        {rentals.map(({ bookingId, bookingReference, customer, carTitle, at }) => (
          <li
            key={bookingId}
            className="relative flex flex-wrap items-center gap-x-2 gap-y-1 py-2 hover:bg-foam"
          >
            {/* The link covers the whole entry. */}
            <Link
              to={handoverPath(bookingId, 'out')}
              className="wrap-anywhere font-strong text-turquoise after:absolute after:inset-0 hover:underline"
            >
              {text.record(customer || bookingReference)}
            </Link>
            <span className="text-ink-soft">
              {[bookingReference, carTitle, staffMoment(at)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
