/** What the API says of a request that it refuses by itself: in English, or as the person of the staff reads. */

const count = (number: unknown, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

export const en = {
  refusals: {
    badRequest: 'The request could not be understood',
    invalidJson: 'The body is not valid JSON',
    failed: 'Something went wrong on our side. Please try again later.',
    busy: 'The service is busy. Please try again in a moment.',
    nothingAt: (method: string, path: string) => `There is nothing at ${method} ${path}`,
  },
  statuses: {
    400: 'The request could not be understood',
    404: 'Not found',
    405: 'Method not allowed',
    408: 'The request took too long to arrive',
    413: 'The request is too large',
    415: 'Unsupported media type',
    429: 'Too many requests. Please wait a moment and try again.',
    431: 'The headers of the request are too large',
    503: 'The service is busy. Please try again in a moment.',
  },
  outages: {
    database: 'The database does not answer at the moment. Please try again shortly.',
    'disk-full':
      'The disk of the server is full, so nothing can be saved. Please free some space on it and try again.',
  },
  validation: {
    where: {
      body: 'Some fields are not valid',
      querystring: 'Some parameters are not valid',
      params: 'The address is not valid',
      headers: 'Some headers are not valid',
    } as Record<string, string>,
    request: 'The request is not valid',
    formats: {
      date: 'must be a date like 2026-07-14',
      time: 'must be a time like 10:30',
      datetime: 'must be a date and time like 2026-07-14T10:30:00Z',
      email: 'must be an e-mail address',
      url: 'must be a web address',
      uuid: 'must be a UUID',
    } as Record<string, string>,
    format: 'does not have the right form',
    types: {
      int: 'a whole number',
      number: 'a number',
      string: 'a text',
      boolean: 'true or false',
      array: 'a list',
      object: 'an object',
      date: 'a date',
    } as Record<string, string>,
    unknown: 'is not known here',
    invalid: 'is not valid',
    required: 'is required',
    mustBe: (what: string) => `must be ${what}`,
    oneOf: (values: string) => `must be one of: ${values}`,
    /** `side`: least or most. */
    length: (side: 'least' | 'most', bound: unknown) =>
      `must have at ${side} ${count(bound, 'character', 'characters')}`,
    entries: (side: 'least' | 'most', bound: unknown) =>
      `must have at ${side} ${count(bound, 'entry', 'entries')}`,
    bound: (side: 'least' | 'most', bound: unknown) => `must be at ${side} ${bound}`,
  },
};
export type Validation = (typeof en)['validation'];
