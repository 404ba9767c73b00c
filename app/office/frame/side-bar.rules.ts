/** Prefix of a key in the browser's storage, before the id of a person; the value is `folded` or `open`. */
export const SIDE_KEY = 'admin_side_';
