import { type AdminCar, type CarInput, carInputSchema } from './car-input.schema.ts';

const FIELDS = carInputSchema.keyof().options;

/** What of a car was entered, as it would be entered again: without what is known of it beside. */
export function toCarInput(car: AdminCar): CarInput {
  const entered = Object.fromEntries(FIELDS.map((field) => [field, car[field]]));
  return {
    ...(entered as unknown as CarInput),
    mainImage: car.mainImage && { url: car.mainImage.url, alt: car.mainImage.alt },
    gallery: car.gallery.map(({ url, alt }) => ({ url, alt })),
  };
}
