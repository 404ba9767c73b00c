import { useId } from 'react';
import { type ClockTime, formatFullDate, type IsoDate } from '#app/lib/dates/dates.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useText } from '#app/ui/language/use-text.ts';

export interface TripEnd {
  label: string;
  place: string;
  date: IsoDate;
  time: ClockTime;
  /** What it is called in a calendar. */
  event: string;
}

export type TripFact = readonly [label: string, value: string | Elements];

/** A boarding pass: what, from where to where and when; on its stub what it costs and the next step. */
export function Ticket({
  kicker,
  title,
  picture,
  ends,
  facts,
  stub,
  steps,
}: {
  kicker: string;
  title: Elements;
  picture: Elements;
  ends: readonly TripEnd[];
  facts: readonly TripFact[];
  stub: Elements;
  /** The state of the booking. */
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
          {title}
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
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="text-ink-soft text-sm">{label}</dt>
                <dd className="wrap-anywhere font-semibold">{value}</dd>
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

/** A sum and what it is. */
export function Amount({ label, children }: { label: string; children: Elements }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
      <span className="font-bold">{label}</span>
      {children}
    </p>
  );
}
