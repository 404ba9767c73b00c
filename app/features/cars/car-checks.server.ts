import type { Db } from '#app/db/client.server.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { businessNow } from '#app/lib/dates.ts';
import { imageIdOf } from '../images/images.rules.ts';
import { holdImages } from '../images/images.server.ts';
import { latestModelYear } from './car-input.rules.ts';
import type { CarInput } from './car-input.schema.ts';
import { carInputText as text } from './car-input.text.ts';

/** What the schema of the input cannot know, as it takes the clock and the database. */
export async function inputErrors(tx: Db, input: CarInput, now: Date): Promise<FieldError[]> {
  return [...yearErrors(input, now), ...(await pictureErrors(tx, input))];
}

/** The year of the business. */
export function thisYear(now: Date): number {
  return Number(businessNow(now).date.slice(0, 4));
}

function yearErrors({ year }: CarInput, now: Date): FieldError[] {
  const latest = latestModelYear(thisYear(now));
  return year > latest ? [{ field: 'year', message: text.tooNew(latest) }] : [];
}

/** Pictures that do not exist. */
async function pictureErrors(tx: Db, { mainImage, gallery }: CarInput): Promise<FieldError[]> {
  const used = [
    ...(mainImage ? [{ field: 'mainImage', url: mainImage.url }] : []),
    ...gallery.map(({ url }, i) => ({ field: `gallery.${i}`, url })),
  ].map(({ field, url }) => ({ field, id: imageIdOf(url) }));
  const stored = await holdImages(
    tx,
    used.flatMap(({ id }) => id ?? []),
  );
  return used
    .filter(({ id }) => id === null || !stored.has(id))
    .map(({ field }) => ({ field, message: text.unknownPicture }));
}
