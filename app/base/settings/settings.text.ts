/** What visitors read of the settings: hours, numbers, legal pages and the map of the office. */
import type { HoursRow, Weekday } from './opening-hours.rules.ts';

export const WEEKDAY_NAMES: Record<Weekday, string> = {
  monday: 'Pazartesi',
  tuesday: 'Salı',
  wednesday: 'Çarşamba',
  thursday: 'Perşembe',
  friday: 'Cuma',
  saturday: 'Cumartesi',
  sunday: 'Pazar',
};

/** Added to the name of a link that opens a new window. */
export const NEW_WINDOW = '(yeni pencerede açılır)';

export const hoursText = {
  days: ({ first, last }: HoursRow) =>
    first === last ? WEEKDAY_NAMES[first] : `${WEEKDAY_NAMES[first]} – ${WEEKDAY_NAMES[last]}`,
  times: ({ hours }: HoursRow) =>
    hours.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ') || 'Kapalı',
};

export const liveMapText = {
  label: (business: string) => `${business} ofisinin çevresi, harita`,
  zoomIn: 'Haritayı yakınlaştır',
  zoomOut: 'Haritayı uzaklaştır',
  newWindow: NEW_WINDOW,
};

export const DELIVERY_HOURS = 'Teslim saatleri';
