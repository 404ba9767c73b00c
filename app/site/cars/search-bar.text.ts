/** Texts of the search bar: apart from the others, for the first page. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const searchText = siteTexts((texts) => texts.cars.search);
