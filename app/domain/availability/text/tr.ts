import type { Weekday } from '#app/base/settings/places/opening-hours.rules.ts';
import { tr as settings } from '#app/base/settings/text/tr.ts';

/** Reasons for which a letting rule refuses a rental, without a full stop. */
export const tr = {
  /** `until`: last day without pickups. */
  closed: (until: string) => `Araç teslim edilmiyor (son gün: ${until})`,
  tooShort: (days: number) => `Bu tarihlerde en az ${days} gün kiralanır`,
  tooLong: (days: number) => `Bu tarihlerde en fazla ${days} gün kiralanır`,
  pickupWeekday: (weekday: Weekday) =>
    `${settings.weekdays[weekday]} günleri araç teslim edilmiyor`,
  returnWeekday: (weekday: Weekday) => `${settings.weekdays[weekday]} günleri araç iade alınmıyor`,
  /** Reason with the name that the office gave to the rule. */
  named: (name: string, reason: string) => `${name}: ${reason}`,
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    letting: typeof tr;
  }
}
