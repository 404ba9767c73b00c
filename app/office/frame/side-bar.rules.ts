/**
 * Prefix of a key in the browser's storage; the id of a person follows. The value is `folded` or
 * `open`.
 */
export const SIDE_KEY = 'admin_side_';

/** Windows that have room for the names of the menu. */
export const WIDE_OFFICE = '(width >= 90rem)';
