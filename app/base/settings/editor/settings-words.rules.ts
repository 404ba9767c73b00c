import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { IssueWords } from '#app/lib/words/issue-text.ts';
import { FOREIGN_LANGUAGES, labelIn } from '#app/lib/words/translation-labels.ts';
import type { Weekday } from '../places/opening-hours.rules.ts';

export type SettingsField = keyof OfficeTexts['settings']['labels'];

/**
 * Returns the texts for messages of the settings' schemas. Parts of lists have their own labels.
 */
export function settingsWords({
  labels,
  parts,
  input: { rows, panorama, ...input },
}: Pick<OfficeTexts['settings'], 'labels' | 'parts' | 'input'>): IssueWords {
  const inEach = (path: string, name: string, label: string) =>
    FOREIGN_LANGUAGES.map((each) => [`${path}.${each}.${name}`, labelIn(each, label)]);
  return {
    messages: {
      ...input,
      unknownPanorama: panorama.unknown,
      tooMany: (_label: string, list: keyof typeof rows, most: number) =>
        input.tooMany(rows[list], most),
      overlap: (_label: string, day: Weekday, opens: string, closes: string) =>
        input.overlap(day, opens, closes),
      unknownPlaceholder: (_label: string, unknown: string, known: string) =>
        input.unknownPlaceholder(unknown, known),
    },
    labels: {
      ...labels,
      'business.mapPosition.lat': parts.lat,
      'business.mapPosition.lng': parts.lng,
      'panorama.alt': parts.alt,
      'rental.places': parts.place,
      'rental.terms.included': parts.included,
      'faq.question': parts.question,
      'faq.answer': parts.answer,
      'reviews.name': parts.name,
      'reviews.text': parts.text,
      'reviews.stars': parts.stars,
      'reviews.source': parts.source,
      ...Object.fromEntries([
        ...FOREIGN_LANGUAGES.map((each) => [`translations.${each}.included`, parts.included]),
        ...inEach('translations', 'places', parts.place),
        ...inEach('faq.translations', 'question', parts.question),
        ...inEach('faq.translations', 'answer', parts.answer),
        ...inEach('reviews.translations', 'text', parts.text),
        ...inEach('reviews.translations', 'source', parts.source),
      ]),
    },
  };
}
