import type { Db } from '#app/db/client.server.ts';
import { lettingRules } from '#app/db/schema.server.ts';
import { addDays, addYears, type IsoDate } from '#app/lib/dates/dates.ts';
import { carId } from './demo-cars.server.ts';
import type { DemoCar } from './demo-fleet.ts';

/** Number of days from today on without a rule, because the bookings of the demo begin there. */
const DAYS_WITHOUT_RULES = 120;

type Rule = Omit<typeof lettingRules.$inferInsert, 'id'>;

/** Returns the letting rules of the demo business: one of each kind, relative to today. */
function demoRules(fleet: DemoCar[], today: IsoDate): Rule[] {
  const next = (monthAndDay: string) => nextDay(monthAndDay, today);
  const [august, newYear, winter] = [next('08-01'), next('01-01'), next('12-01')];
  const [first, second = first] = fleet;
  return [
    {
      name: 'Ağustos',
      translations: { en: { name: 'August' }, de: { name: 'August' }, ru: { name: 'Август' } },
      firstDay: august,
      lastDay: addDays(august, 30),
      minDays: 5,
    },
    {
      name: 'Yılbaşı',
      translations: {
        en: { name: 'New Year’s Day' },
        de: { name: 'Neujahr' },
        ru: { name: 'Новый год' },
      },
      firstDay: newYear,
      lastDay: newYear,
      closed: true,
    },
    ...(second
      ? [
          {
            carId: carId(second),
            name: 'Kış pazarları',
            translations: {
              en: { name: 'Sundays in winter' },
              de: { name: 'Sonntage im Winter' },
              ru: { name: 'Воскресенья зимой' },
            },
            firstDay: winter,
            lastDay: addDays(winter, 89),
            noReturnWeekdays: ['sunday'],
          },
        ]
      : []),
    ...(first
      ? [
          {
            carId: carId(first),
            name: 'Boya ve bakım',
            translations: {
              en: { name: 'Paint and service' },
              de: { name: 'Lack und Wartung' },
              ru: { name: 'Покраска и сервис' },
            },
            firstDay: addDays(today, -60),
            lastDay: addDays(today, -40),
            closed: true,
          },
        ]
      : []),
  ];
}

/** Writes the letting rules of the demo business. */
export async function insertRules(tx: Db, fleet: DemoCar[], today: IsoDate): Promise<void> {
  const rules = demoRules(fleet, today).map((rule, i) => ({ ...rule, id: `kural-${i + 1}` }));
  await tx.insert(lettingRules).values(rules);
}

/** Returns the next day with this month and day (`08-01`) after the days without rules. */
function nextDay(monthAndDay: string, today: IsoDate): IsoDate {
  const day = `${today.slice(0, 4)}-${monthAndDay}`;
  const least = addDays(today, DAYS_WITHOUT_RULES);
  return [0, 1, 2].map((years) => addYears(day, years)).find((each) => each >= least) ?? day;
}
