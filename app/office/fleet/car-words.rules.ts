import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { FOREIGN_LANGUAGES, labelIn } from '#app/lib/words/translation-labels.ts';

export type CarField = keyof OfficeTexts['fleet']['labels'];
export type CarPage = keyof OfficeTexts['fleet']['form']['pages'];
export type CarSection = keyof OfficeTexts['fleet']['form']['sections'];

/** Returns the texts for the message keys of a season. */
export function seasonMessages({ fleet, price }: Pick<OfficeTexts, 'fleet' | 'price'>) {
  return { ...price, ...fleet.season.errors };
}

/** Returns the texts and labels for errors of a car, including its pictures and seasons. */
export function carIssueWords({
  fleet,
  cars,
  price,
}: Pick<OfficeTexts, 'fleet' | 'cars' | 'price'>) {
  const { labels, input, season } = fleet;
  const seasonNames = FOREIGN_LANGUAGES.map(
    (language) =>
      [
        `seasonalPricing.translations.${language}.name`,
        labelIn(language, season.form.name),
      ] as const,
  );
  return {
    messages: { ...cars.input, ...seasonMessages({ fleet, price }), ...input },
    labels: {
      ...labels,
      'mainImage.alt': input.alt,
      'gallery.alt': input.alt,
      'seasonalPricing.name': season.form.name,
      ...Object.fromEntries(seasonNames),
    },
  };
}
