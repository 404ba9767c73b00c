/** Every text of the fleet pages. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './cars.text.tr.ts';

export const carsText = siteTexts({ tr });
export type CarsText = typeof tr;
