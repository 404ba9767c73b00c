import type { Business } from '#app/base/settings/settings.schema.ts';
import type { OfficeText } from '#app/base/settings/settings-in-language.rules.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { MeetingPoint } from './meeting-point.tsx';
import { Bring, Term, type Terms } from './rental-needs.tsx';
import { type Trip, tripEvents } from './trip.rules.ts';
import { TripActions } from './trip-actions.tsx';
import { Ticket } from './trip-ticket.tsx';
import './trip.css';

export function TripPage({
  trip,
  notice,
  picture,
  steps,
  price,
  terms,
  bring,
  meetingNote,
  business,
}: {
  trip: Trip;
  notice?: Elements;
  picture: Elements;
  /** Steps that show the state of a booking. */
  steps?: Elements;
  price: Elements;
  /** Terms of a rental, once its car is known. */
  terms?: Terms;
  /** Things to bring to a rental, one per line. */
  bring: OfficeText;
  /** Text of the settings about the meeting place, if there is one. */
  meetingNote: OfficeText | undefined;
  business: Business;
}) {
  const text = useText('trip');
  const isRental = trip.kind === 'rental';
  return (
    <div className="page py-6 md:py-12 print:py-0 print:text-small">
      {notice}
      <Ticket
        trip={trip}
        picture={picture}
        steps={steps}
        stub={
          <>
            {price}
            {isRental && !trip.isCancelled && <Term terms={terms} name="deposit" />}
            {isRental && <Term terms={terms} name="cancellation" />}
            {trip.isRequest && <p className="mt-4 text-ink-soft text-small">{text.notConfirmed}</p>}
            <TripActions
              chat={whatsappLink(business.whatsappNumber, trip.chat.message)}
              chatLabel={trip.chat.label}
              events={trip.isCancelled ? null : (now) => tripEvents(trip, now)}
            />
          </>
        }
      />
      {isRental && !trip.isCancelled && <Bring list={bring} terms={terms} />}
      {!trip.isCancelled && (
        <MeetingPoint place={trip.meetingPlace} note={meetingNote} business={business} />
      )}
    </div>
  );
}
