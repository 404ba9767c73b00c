import type { ComponentProps } from 'react';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { OfficeText } from '#app/base/settings/settings-in-language.rules.ts';
import { wallClock } from '#app/lib/dates/dates.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { MeetingPoint } from './meeting-point.tsx';
import { Bring, Deposit, type Terms } from './rental-needs.tsx';
import { TripActions } from './trip-actions.tsx';
import { type TripMoment, tripEvents } from './trip-events.rules.ts';
import { Ticket, type TripEnd } from './trip-ticket.tsx';
import './trip.css';

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

function momentsOf(ends: readonly TripEnd[]): TripMoment[] {
  return ends.map(({ event, place, date, time }) => ({
    title: event,
    place,
    at: wallClock(date, time),
  }));
}
