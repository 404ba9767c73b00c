/** Formats of days and times in OpenAPI: `.meta(DAY)`. They validate nothing; the schema does. */
export const DAY = { format: 'date', examples: ['2026-07-14'] };
export const CLOCK_TIME = { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['10:30'] };
export const WALL_CLOCK = {
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
  examples: ['2026-07-14T10:30'],
};
