import href from '#app/office.css?url';

/** The rules that only pages of the back office need, as a link of such a page. */
export const officeSheet = { rel: 'stylesheet', href };
