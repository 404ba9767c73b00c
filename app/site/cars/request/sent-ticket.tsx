import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { sentRequest } from '#app/site/shell/requests/sent-card.rules.ts';
import { tripOfRental } from '#app/site/trip/requested-trip.rules.ts';
import { readSentTrip, type SentRental } from '#app/site/trip/sent-trip.rules.ts';
import { Ticket } from '#app/site/trip/trip-ticket.tsx';
import { useTripContext } from '#app/site/trip/use-trip-context.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { takeFocus } from '#app/ui/focus.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

/** Request that was sent, read from the link of its chat, so that it shows what the office got. */
export interface SentRequest {
  request: SentRental;
  /** Line of the message with the total, in the currency of the request. */
  total: string;
  /** Address of the page of the trip. */
  url: string;
}

/** Returns the request in a chat's link; null if the link has none. */
export function readSentRequest(chat: string): SentRequest | null {
  const { total, trip: url } = sentRequest(chat);
  const at = url.indexOf('#');
  const request = at < 0 ? null : readSentTrip(url.slice(at));
  return request?.kind === 'rental' ? { request, total, url } : null;
}

/** Ticket of a sent request, in place of the form; the trip's page shows the same ticket. */
export function SentTicket({
  sent: { request, total, url },
  chat,
  outcome,
  car,
  offers,
  tripTerms,
  business,
  onStartAnew,
}: {
  sent: SentRequest;
  /** Link of the chat that was opened. */
  chat: string;
  /** Message about the opening of the chat. */
  outcome: Elements;
  car: CarDetail;
  offers: ExtraOffers;
  tripTerms: TripTerms;
  business: Pick<Business, 'name'>;
  onStartAnew: () => void;
}) {
  const { sentCard: text } = useText('shell');
  const { form } = useText('cars');
  const { newWindow } = useText('settings');
  const { notConfirmed } = useText('trip');
  const context = useTripContext({ business, extras: offers, tripTerms });
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={text.title}
      className="grid scroll-mt-24 gap-3 outline-none print:hidden"
    >
      {outcome}
      <Ticket
        isNarrow
        trip={tripOfRental(request, { car, showsToday: false }, context)}
        picture={null}
        stub={
          <>
            <p className="text-heading tabular-nums">{total}</p>
            <p className="mt-1 text-ink-soft text-small">{notConfirmed}</p>
            <div className="mt-4 grid gap-2">
              <ButtonAnchor href={url} variant="ink">
                <Icon name="icon-calendar-check" className="size-5" />
                <span>{text.trip}</span>
              </ButtonAnchor>
              <ButtonAnchor href={chat} target="_blank" rel="noopener">
                <Icon name="icon-brand-whatsapp" className="size-5" />
                <span>{text.again}</span>
                <span className="sr-only">{newWindow}</span>
              </ButtonAnchor>
              <Button variant="quiet" onClick={onStartAnew}>
                {form.newRequest}
              </Button>
            </div>
          </>
        }
      />
    </section>
  );
}
