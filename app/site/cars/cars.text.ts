/** Every text of the fleet pages. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const carsText = siteTexts((texts) => texts.cars);
