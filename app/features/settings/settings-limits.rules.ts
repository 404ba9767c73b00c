/** What settings may hold: the same for what is stored and for what staff enter. */
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
export const PHONE = /^\+?\d[\d ()-]{6,24}$/;
/** WhatsApp's links know numbers by their country. */
export const WHATSAPP_NUMBER = /^\+\d[\d ()-]{6,24}$/;
/** A name, a street, a place, a question. */
export const MAX_LINE = 200;
export const MAX_ABOUT = 600;
export const MAX_ANSWER = 2000;
/** From one hour up to a week. */
export const HOLD_HOURS = { min: 1, max: 168 };
/** Pieces of an extra that one rental can have. */
export const MAX_EXTRA_COUNT = 9;

/** Euros a day for one piece of an extra; above any price. */
export const MAX_EXTRA_DAILY = 1000;
/** Twice a day, each day another. */
export const MAX_HOURS = 14;
export const MAX_PLACES = 50;
export const MAX_FAQ = 50;
export const MAX_REVIEWS = 1_000_000;

/** A panorama holds 360° across and 180° down; a pixel or two off is a matter of rounding. */
export function isPanorama({ width, height }: { width: number; height: number }): boolean {
  return Math.abs(width / height - 2) <= 0.02;
}
/** In px: below that its viewer shows a blur. */
export const MIN_PANORAMA_WIDTH = 2000;
