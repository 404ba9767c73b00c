/**
 * Prefix of a key in the browser's storage; the id of a person follows. The value is `folded` or
 * `open`.
 */
export const SIDE_KEY = 'admin_side_';
