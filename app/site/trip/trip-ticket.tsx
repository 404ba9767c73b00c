import { type ComponentProps, useId } from 'react';
import { withPrices } from '#app/base/exchange-rates/currency/amounts-in-text.rules.ts';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { HoursList } from '#app/base/settings/editor/hours-list.tsx';
import type { RentalTerms } from '#app/base/settings/papers/rental-terms.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { OfficeText } from '#app/base/settings/settings-in-language.rules.ts';
import { type ClockTime, formatFullDate, type IsoDate, wallClock } from '#app/lib/dates/dates.ts';
import { type CalendarEvent, icalendar } from '#app/lib/dates/icalendar.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { langOf, useText, useTurkishLang } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { OfficeMap } from '../home/office-map.tsx';
import { type TripMoment, tripEvents } from './trip-events.rules.ts';
import './trip.css';

export interface TripEnd {
  label: string;
  place: string;
  date: IsoDate;
  time: ClockTime;
  /** What it is called in a calendar. */
  event: string;
}

export type TripFact = readonly [label: string, value: string | Elements];

/** The page of a trip: a boarding pass with its price and the next step, what to bring, and where to meet. */
export function TripPage({
  notice,
  price,
  rental,
  chat,
  calendar,
  isRequest,
  meeting,
  business,
  ...ticket
}: Omit<ComponentProps<typeof Ticket>, 'stub'> & {
  notice?: Elements;
  price: Elements;
  /** Null for a transfer. */
  rental: { terms: Terms } | null;
  chat: { label: string; message: string };
  calendar: CalendarFile;
  /** The office has not confirmed it. */
  isRequest: boolean;
  meeting: { place: string; note: OfficeText | null };
  business: Business;
}) {
  const text = useText('trip');
  return (
    <div className="page trip-page py-6 md:py-10">
      {notice}
      <Ticket
        {...ticket}
        stub={
          <>
            {price}
            {rental && <Deposit terms={rental.terms} />}
            {isRequest && <p className="mt-4 text-ink-soft text-sm">{text.notConfirmed}</p>}
            <TripActions
              chat={whatsappLink(business.whatsappNumber, chat.message)}
              chatLabel={chat.label}
              events={(now) =>
                tripEvents(momentsOf(ticket.ends), { ...calendar, tentative: isRequest, now })
              }
            />
          </>
        }
      />
      {rental && <Bring terms={rental.terms} />}
      <MeetingPoint {...meeting} business={business} />
    </div>
  );
}

interface CalendarFile {
  /** Stays the same for the same trip, so that a calendar takes it once. */
  id: string;
  description: string;
  /** A later one takes the place of what a calendar has. */
  sequence: number;
}

/** A boarding pass: what, from where to where and when; on its stub what it costs and the next step. */
function Ticket({
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

function momentsOf(ends: readonly TripEnd[]): TripMoment[] {
  return ends.map(({ event, place, date, time }) => ({
    title: event,
    place,
    at: wallClock(date, time),
  }));
}

/** The next step, and what else can be done with the trip. */
function TripActions({
  chat,
  chatLabel,
  events,
}: {
  chat: string;
  chatLabel: string;
  events: (now: Date) => CalendarEvent[];
}) {
  const text = useText('trip');
  const { newWindow } = useText('settings');
  return (
    <div className="mt-6 grid gap-3 print:hidden">
      <ButtonAnchor href={chat} target="_blank" rel="noopener" variant="primary">
        <Icon name="icon-brand-whatsapp" className="size-5" />
        <span>{chatLabel}</span>
        <span className="sr-only">{newWindow}</span>
      </ButtonAnchor>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button
          size="sm"
          onClick={() => download(icalendar(text.metaTitle, events(new Date())), text.file)}
        >
          {text.calendar}
        </Button>
        <Button size="sm" onClick={() => print()}>
          {text.print}
        </Button>
      </div>
    </div>
  );
}

/** Some browsers read the file a while after the click. */
const READ_MS = 60_000;

function download(calendar: string, name: string): void {
  const url = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

/** Where to meet, and where the office is. */
function MeetingPoint({
  place,
  note,
  business,
}: {
  place: string;
  /** What the settings say of it; null where that is not for this place. */
  note: OfficeText | null;
  business: Business;
}) {
  const text = useText('trip');
  const { footer } = useText('shell');
  const { newWindow } = useText('settings');
  const { street, district, city, postalCode } = business.address;
  return (
    <section aria-labelledby="bulusma" className="trip-meeting">
      <div>
        <h2 id="bulusma" className="text-2xl">
          {text.meeting}
        </h2>
        <p className="mt-3 font-semibold">{place}</p>
        {note?.text && (
          <p lang={note.language} className="mt-1 whitespace-pre-line text-pretty">
            {note.text}
          </p>
        )}
        <ButtonAnchor
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noopener"
          size="sm"
          className="mt-3 print:hidden"
        >
          <Icon name="icon-map-pin" className="size-5" />
          <span>{text.map}</span>
          <span className="sr-only">{newWindow}</span>
        </ButtonAnchor>
        <h3 className="mt-6 font-bold text-lg">{text.office}</h3>
        <p
          lang={useTurkishLang()}
          className="mt-1"
        >{`${street}, ${postalCode} ${district} / ${city}`}</p>
        <p className="mt-3 text-ink-soft text-sm">{footer.hours}</p>
        <HoursList
          openingHours={business.openingHours}
          rowClassName="flex flex-wrap justify-between gap-x-6"
        />
      </div>
      <div className="print:hidden">
        <OfficeMap business={business} tiles={null} />
      </div>
    </section>
  );
}

/** Nothing of a car that is not known. */
type Terms = RentalTerms | null | undefined;

function Deposit({ terms }: { terms: Terms }) {
  const text = useText('trip');
  const { format } = useCurrency();
  if (!terms?.deposit) return null;
  return (
    <dl className="mt-4">
      <dt className="text-ink-soft text-sm">{text.deposit}</dt>
      <dd lang={langOf(terms, 'deposit')} className="wrap-anywhere font-medium">
        {withPrices(terms.deposit, format)}
      </dd>
    </dl>
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

/** What the customer of a rental has to have with them. */
function Bring({ terms }: { terms: Terms }) {
  const { bring: text } = useText('trip');
  return (
    <section aria-labelledby="yaninizda" className="mt-10">
      <h2 id="yaninizda" className="text-2xl">
        {text.title}
      </h2>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Need>{text.licence}</Need>
        <Need>{text.identity}</Need>
        <Need>{text.card}</Need>
        {terms?.age && <Need lang={langOf(terms, 'age')}>{terms.age}</Need>}
      </ul>
    </section>
  );
}

function Need({ lang, children }: { lang?: 'tr' | undefined; children: string }) {
  return (
    <li className="wrap-anywhere flex gap-2.5">
      <Icon name="icon-check" className="mt-0.5 size-5 shrink-0 text-turquoise" />
      <span lang={lang}>{children}</span>
    </li>
  );
}
