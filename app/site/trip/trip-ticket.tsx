import { useId } from 'react';
import { CarTitle } from '#app/domain/cars/car-picture.tsx';
import { formatFullDate } from '#app/lib/dates/dates.ts';
import { phoneLink } from '#app/lib/requests/phone.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useText } from '#app/ui/language/use-text.ts';
import type { Trip } from './trip.rules.ts';

/** A trip as a boarding pass. Its stub has the price and the next step. */
export function Ticket({
  trip: { kind, kicker, title, ends, facts },
  picture,
  stub,
  steps,
}: {
  trip: Trip;
  picture: Elements;
  stub: Elements;
  /** State of a booking. */
  steps?: Elements;
}) {
  const dates = useText('dates');
  const heading = useId();
  return (
    <article aria-labelledby={heading} className="ticket">
      <div className="ticket-body">
        <Seal />
        <p className="font-bold text-sm text-turquoise">{kicker}</p>
        <h1 id={heading} className="wrap-anywhere mt-1 page-title">
          {kind === 'rental' ? <CarTitle title={title} /> : <span>{title}</span>}
        </h1>
        {steps}
        <div className="ticket-main">
          {picture && <div className="ticket-picture">{picture}</div>}
          <dl className="ticket-ends">
            {ends.map(({ label, place, date, time }) => (
              <div key={`${label} ${date}`} className="ticket-end">
                <dt className="text-ink-soft text-sm">{label}</dt>
                <dd>
                  <span className="block font-extrabold text-2xl tabular-nums tracking-tight">
                    {time}
                  </span>
                  <span className="block font-semibold">{formatFullDate(date, dates)}</span>
                  <span className="wrap-anywhere block">{place}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {facts.length > 0 && (
          <dl className="ticket-facts">
            {facts.map(({ label, value, isPhone }) => (
              <div key={label}>
                <dt className="text-ink-soft text-sm">{label}</dt>
                <dd className="wrap-anywhere font-semibold">
                  {isPhone ? (
                    <a href={phoneLink(value)} className="-my-2.5 inline-block py-2.5 underline">
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
      <div className="ticket-stub">{stub}</div>
    </article>
  );
}

/** The half-disc of the sun over the sea, as behind the drawn cars. */
function Seal() {
  return (
    <svg viewBox="0 0 96 56" aria-hidden="true" className="ticket-seal">
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

/** A sum with its label. */
export function Amount({ label, children }: { label: string; children: Elements }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
      <span className="font-bold">{label}</span>
      {children}
    </p>
  );
}

/** The sum that stands for the whole trip. */
export function TotalAmount({ label, amount }: { label: string; amount: string }) {
  return (
    <Amount label={label}>
      <b className="font-extrabold text-2xl tracking-tight">{amount}</b>
    </Amount>
  );
}
