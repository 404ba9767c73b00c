import { seasonNames } from '#app/domain/bookings/booking-price.rules.ts';
import { euros } from '#app/domain/bookings/booking-words.ts';
import type { BookingLine, Direction } from '#app/domain/bookings/receipt-line.schema.ts';
import { isIsoDate } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';

type Texts = OfficeTexts['bookings'];

/** Returns the direction of a transfer, and its day if that is typed. */
function directionText({ isBack, day }: Direction, { directions }: Texts['form']['price']): string {
  return [isBack ? directions.return : directions.outward, isIsoDate(day) && staffDay(day)]
    .filter(Boolean)
    .join(', ');
}

/** Returns the title and the factors of a receipt line, for staff. */
export function receiptLineText(
  line: BookingLine,
  { extras, vehicles, form }: Texts,
): { title: string; parts: string } {
  const text = form.price;
  switch (line.kind) {
    case 'rental': {
      const { months, monthlyCents, weeks, weeklyCents, remainingDays, dailyCents } = line;
      const season = seasonNames(line);
      const parts = [
        months > 0 && `${text.months(months)} × ${euros(monthlyCents)}`,
        weeks > 0 && `${text.weeks(weeks)} × ${euros(weeklyCents)}`,
        remainingDays > 0 && `${text.days(remainingDays)} × ${euros(dailyCents)}`,
      ];
      return {
        title: season ? text.season(season) : text.rental,
        parts: parts.filter(Boolean).join(' + '),
      };
    }
    case 'extra':
      return {
        title: extras[line.extra],
        parts: `${line.count} × ${text.days(line.days)} × ${euros(line.dailyCents)}`,
      };
    case 'delivery':
      return { title: text.delivery(line.place), parts: '' };
    case 'return':
      return { title: text.elsewhere(line.place), parts: '' };
    case 'hours':
      return { title: text.hours[line.end](line.time), parts: '' };
    case 'transfer':
      return {
        title: [text.transfer(line.zoneName), line.direction && directionText(line.direction, text)]
          .filter(Boolean)
          .join(' · '),
        parts: vehicles[line.vehicle],
      };
  }
}
