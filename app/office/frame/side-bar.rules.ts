/** In the browser's storage, before the id of a person: `folded` or `open`. */
export const SIDE_KEY = 'admin_side_';
