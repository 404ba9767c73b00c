import { languageOf } from '#app/lib/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Booking } from '../bookings/booking.schema.ts';
import { HANDOVER_KINDS } from './handover.rules.ts';
import { handoverPath } from './handover-address.rules.ts';
import { handoverText as text } from './handovers.text.ts';

/** From a rental to its hand-over and return. */
export function HandoverLinks({ booking }: { booking: Booking }) {
  if (booking.serviceType !== 'car_rental' || booking.status === 'cancelled') return null;
  return (
    <nav aria-label={text.links} lang={languageOf('tr')} className="mb-6 flex flex-wrap gap-3">
      {HANDOVER_KINDS.map((kind) => (
        <ButtonLink key={kind} size="sm" to={handoverPath(booking.id, kind)}>
          <Icon
            name={kind === 'out' ? 'icon-key-round' : 'icon-corner-down-left'}
            className="size-5"
          />
          {text.titles[kind]}
        </ButtonLink>
      ))}
    </nav>
  );
}
