/** Ids of the parts of the transfer page that links lead to. */
export const VEHICLES_ID = 'arac';
export const FARES_ID = 'fiyatlar';
export const REQUEST_ID = 'talep';
