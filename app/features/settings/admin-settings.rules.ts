/** Settings between the table, which counts in cents, and staff, who count in euros. */
import { centsToEuros, eurosToCents } from '#app/lib/money.ts';
import { EXTRA_NAMES, type ExtraName } from './extras.rules.ts';
import type { OwnPanorama, Settings } from './settings.schema.ts';
import type { SettingsInput } from './settings-input.schema.ts';

/** The stored settings as staff would have entered them. */
export function toSettingsInput({ business, rental, panorama, faq }: Settings): SettingsInput {
  return {
    business,
    panorama: panorama && { url: panorama.picture.url, alt: panorama.picture.alt },
    rental: {
      holdHours: rental.holdHours,
      places: rental.places,
      extras: eachExtra((name) => ({
        daily: centsToEuros(rental.extras[name].dailyCents),
        maxCount: rental.extras[name].maxCount,
      })),
    },
    faq,
  };
}

/** What is stored of what staff entered; of the panorama the server knows more. */
export function toSettings(
  { business, rental, faq }: SettingsInput,
  panorama: OwnPanorama | null,
): Settings {
  return {
    business,
    panorama,
    rental: {
      holdHours: rental.holdHours,
      places: rental.places,
      extras: eachExtra((name) => ({
        dailyCents: eurosToCents(rental.extras[name].daily),
        maxCount: rental.extras[name].maxCount,
      })),
    },
    faq,
  };
}

/** The same for each extra, by its name. */
export function eachExtra<T>(make: (name: ExtraName) => T): Record<ExtraName, T> {
  return Object.fromEntries(EXTRA_NAMES.map((name) => [name, make(name)])) as Record<ExtraName, T>;
}
