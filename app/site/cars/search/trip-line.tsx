import {
  ASKED_FIELDS,
  type neededAtPlaces,
} from '#app/domain/bookings/messages/reservation-message.rules.ts';
import type { ReservationForm } from '#app/domain/requests/reservation.rules.ts';
import { formatDayMonth } from '#app/lib/dates/dates.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { usePlaceName } from '#app/site/shell/place-names.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

/** Line of a trip: `Antalya Lara → Antalya Kemer`, `20 Oca 10:00 – 27 Oca 10:00`. */
export function TripLine({
  form,
  asked,
}: {
  form: ReservationForm;
  /** Fields that the line also shows: their values, or their names until they are filled in. */
  asked: ReturnType<typeof neededAtPlaces>;
}) {
  const { form: text } = useText('cars');
  const search = useText('cars').search;
  const dates = useText('dates');
  const nameOf = usePlaceName();
  const { pickupLocation, dropoffLocation } = form;
  const places = [...new Set([pickupLocation, dropoffLocation])].filter(Boolean).map(nameOf);
  const days = (['pickup', 'return'] as const)
    .map((end) => [form[`${end}Date`], form[`${end}Time`]] as const)
    .filter(([date]) => date)
    .map(([date, time]) => unbroken(`${formatDayMonth(date, dates)} ${time}`.trim()));
  return (
    <>
      <Icon
        name="icon-calendar-days"
        className="size-[min(1.25rem,5.5vw)] shrink-0 text-turquoise"
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{places.join(' → ') || text.choosePlace}</span>
        <span className="trip-days block text-sm tabular-nums">
          {days.join('\u00a0– ') || search.chooseDays}
        </span>
        {ASKED_FIELDS.filter((name) => asked[name]).map((name) => (
          <span key={name} data-asks={name} className="block truncate text-sm text-turquoise">
            {form[name] || `+ ${text[name]}`}
          </span>
        ))}
      </span>
      <Icon
        name="icon-chevron-down"
        className="size-[min(1.25rem,5.5vw)] shrink-0 text-ink-soft group-open:rotate-180"
      />
    </>
  );
}
