import { useId } from 'react';
import { CarTitle } from '#app/domain/cars/car-picture.tsx';
import { formatFullDate } from '#app/lib/dates/dates.ts';
import { phoneLink } from '#app/lib/requests/phone.ts';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useText } from '#app/ui/language/use-text.ts';
import type { Trip } from './trip.rules.ts';

const TICKET_PART = 'min-w-0 p-[min(1rem,5vw)] print:p-4';

/**
 * Boarding pass of a trip. Its stub has the price and the actions: to the right on a wide page,
 * below in a narrow column.
 */
export function Ticket({
  trip: { kind, kicker, title, ends, facts },
  picture,
  stub,
  steps,
  isNarrow = false,
}: {
  trip: Trip;
  picture: Elements;
  stub: Elements;
  /** Steps that show the state of a booking. */
  steps?: Elements;
  /** Set in a column of a page that has its own heading. */
  isNarrow?: boolean;
}) {
  const Heading = isNarrow ? 'h2' : 'h1';
  const part = cx(TICKET_PART, !isNarrow && 'sm:p-8');
  const dates = useText('dates');
  const heading = useId();
  return (
    <article
      aria-labelledby={heading}
      className={cx(
        'ticket relative rounded-card border border-sand-line bg-white shadow-card print:break-inside-avoid print:shadow-none',
        !isNarrow &&
          'ticket-wide lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] print:grid print:grid-cols-[minmax(0,1fr)_15rem]',
      )}
    >
      <div className={part}>
        <Seal />
        <p className="text-small-strong text-turquoise">{kicker}</p>
        <Heading
          id={heading}
          className={cx('wrap-anywhere mt-1', isNarrow ? 'text-heading' : 'page-title')}
        >
          {kind === 'rental' ? <CarTitle title={title} /> : <span>{title}</span>}
        </Heading>
        {steps}
        <div
          className={cx(
            'mt-6 grid gap-6',
            // Places and times are beside the picture where there is room.
            Boolean(picture) &&
              'sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:items-center print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:items-center',
          )}
        >
          {picture && (
            <div className="relative isolate overflow-hidden rounded-control bg-sand">
              {picture}
            </div>
          )}
          <dl className="grid gap-4 min-[30rem]:grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]">
            {ends.map(({ label, place, date, time }) => (
              <div key={`${label} ${date}`} className="border-turquoise-bright border-l-3 pl-4">
                <dt className="text-ink-soft text-small">{label}</dt>
                <dd>
                  <span className="block text-title tabular-nums">{time}</span>
                  <span className="block font-strong">{formatFullDate(date, dates)}</span>
                  <span className="wrap-anywhere block">{place}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {facts.length > 0 && (
          <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3 border-sand-line border-t pt-4">
            {facts.map(({ label, value, isPhone }) => (
              <div key={label}>
                <dt className="text-ink-soft text-small">{label}</dt>
                <dd className="wrap-anywhere font-strong">
                  {isPhone ? (
                    <a href={phoneLink(value)} className="-my-2.5 inline-block py-2 underline">
                      {value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={cx(part, 'ticket-stub')}>{stub}</div>
    </article>
  );
}

function Seal() {
  return (
    <svg
      viewBox="0 0 96 56"
      aria-hidden="true"
      className="float-right ml-[min(1rem,3vw)] w-[min(4.5rem,18vw)] text-turquoise-bright"
    >
      <path d="M16 40a32 32 0 0 1 64 0z" fill="currentColor" />
      <path
        d="M2 40h92M14 46h68M30 52h36"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2"
      />
    </svg>
  );
}

export function Amount({ label, children }: { label: string; children: Elements }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
      <span className="font-strong">{label}</span>
      {children}
    </p>
  );
}

export function TotalAmount({ label, amount }: { label: string; amount: string }) {
  return (
    <Amount label={label}>
      <b className="text-title">{amount}</b>
    </Amount>
  );
}
