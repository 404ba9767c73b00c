import { type IsoDate, isIsoDate } from '#app/lib/dates.ts';

interface DemoSeason {
  name: string;
  startDate: IsoDate;
  endDate: IsoDate;
  /** What the car's own prices are multiplied by. */
  factor: number;
  /** False leaves the weekly price empty, so that the car's own holds. */
  weekly: boolean;
}

/** Month-day ranges that every year has; the New Year one ends in the next year. */
const YEARLY = [
  { name: 'Bahar tatili', from: '04-18', to: '04-28', factor: 1.15, weekly: false },
  { name: 'Yaz sezonu', from: '06-15', to: '09-15', factor: 1.45, weekly: true },
  { name: 'Yılbaşı', from: '12-24', to: '01-04', factor: 1.25, weekly: false },
] as const;

/** The seasons of this year and the next that have not ended by `today`; they never overlap. */
export function demoSeasons(today: IsoDate): DemoSeason[] {
  const thisYear = Number(today.slice(0, 4));
  return [thisYear - 1, thisYear, thisYear + 1]
    .flatMap((year) =>
      YEARLY.map(({ name, from, to, factor, weekly }) => ({
        name: `${name} ${year}`,
        startDate: `${year}-${from}`,
        endDate: `${to < from ? year + 1 : year}-${to}`,
        factor,
        weekly,
      })),
    )
    .filter((season) => isIsoDate(season.startDate) && season.endDate >= today);
}
