import href from '#app/office.css?url';

/** Link to the style sheet that only pages of the back office need. */
export const officeSheet = { rel: 'stylesheet', href };
