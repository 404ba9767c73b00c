import { driverOf } from '#app/domain/bookings/booking.rules.ts';
import { businessNow, type IsoDate } from '#app/lib/dates/dates.ts';
import { staffFullDate, staffMoment } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { AgendaEntry } from '#app/operations/agenda/agenda.schema.ts';
import { type DayList, placeOf, sizeOf } from './day-sheet.rules.ts';

/**
 * Times in Istanbul between which the e-mail is sent. It would be too late to be useful from noon
 * on.
 */
const FROM = '07:00';
const UNTIL = '12:00';

/** Returns the day whose list is sent at this instant; null before seven and from noon on. */
export function morningOf(now: Date): IsoDate | null {
  const { date, time } = businessNow(now);
  return time >= FROM && time < UNTIL ? date : null;
}

interface Words {
  language: Language;
  text: OfficeTexts['dayList'];
}

/** Returns the e-mail, with an id for the Message-ID. It contains no link if `siteUrl` is null. */
export function morningMail(
  list: DayList,
  { siteUrl, ...words }: { siteUrl: string | null } & Words,
): { id: string; subject: string; text: string } {
  const { language, text } = words;
  const counts = text.counts(sizeOf(list), list.counts);
  const part = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : []);
  const lines = [
    staffFullDate(list.date, language),
    `${text.mail.subject(counts)}.`,
    ...part(text.mail.late, [
      ...list.late.map((event) => line(event, staffMoment(event.at, language), words)),
      ...(list.moreLate > 0 ? [text.moreLate(list.moreLate)] : []),
    ]),
    ...part(
      text.mail.today,
      list.events.map((event) => line(event, event.at.slice(11), words)),
    ),
    ...(siteUrl === null ? [] : ['', `${siteUrl}/admin`]),
  ];
  return {
    id: `morning-${list.date}`,
    subject: text.mail.subject(counts),
    text: `${lines.join('\n')}\n`,
  };
}

/**
 * Returns a line such as
 * `08:30 · Teslim · 07 ABC 123, Fiat Egea · Elif Koç, +90 555 000 00 00 · Merkez Ofis · €370.00
 * alınacak · €200 depozito`.
 */
function line(event: AgendaEntry, at: string, { language, text }: Words): string {
  const { kind, plate, carTitle, passengers, flightNumber, customer, phone, status } = event;
  const { due, giveBack, deposit, depositHeld, cardHold, outWith } = event;
  const car = outWith
    ? [text.notBack(plate ?? carTitle ?? '', outWith), plate && carTitle]
    : [plate, carTitle];
  return [
    at,
    text.kinds[kind],
    [...car, passengers && text.passengers(passengers)].filter(Boolean).join(', '),
    [customer, phone].filter(Boolean).join(', '),
    kind === 'transfer' && (driverOf(event) ? text.driver(driverOf(event)) : text.mail.noDriver),
    [placeOf(event), flightNumber].filter(Boolean).join(', '),
    due && text.mail.due(formatMinor(eurosToCents(due), 'EUR')),
    giveBack && text.giveBack(formatMinor(eurosToCents(giveBack), 'EUR')),
    deposit && text.deposit(deposit, kind === 'return'),
    depositHeld && text.depositHeld(formatMinor(eurosToCents(depositHeld), 'EUR')),
    cardHold && text.cardHold(formatMinor(eurosToCents(cardHold), 'EUR')),
    status === 'pending' && text.waits.toLocaleLowerCase(language),
  ]
    .filter(Boolean)
    .join(' · ');
}
