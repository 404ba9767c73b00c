import type { tr } from './tr.ts';

const plainPage: (typeof tr)['plainPage'] = {
  refusals: {
    400: {
      title: 'The request could not be understood.',
      text: 'Please check the address and try again.',
    },
    403: {
      title: 'This form was sent from another site.',
      text: 'For your safety it was not accepted. Please open the page on this site and try again.',
    },
    404: {
      title: 'Page not found.',
      text: 'The address may be mistyped, or the page may have been removed.',
    },
    413: { title: 'What was sent is too large.', text: 'Please shorten it and try again.' },
    415: {
      title: 'What was sent is not accepted in this format.',
      text: 'Please try again with the form on the page.',
    },
    429: { title: 'You have sent too many requests.', text: 'Please wait a moment and try again.' },
    503: { title: 'The site is very busy right now.', text: 'Please try again in a little while.' },
    database: {
      title: 'We cannot show this page right now.',
      text: 'There is a short interruption. Please try again in a little while.',
    },
    'disk-full': {
      title: 'Nothing can be saved right now.',
      text: 'The server’s disk is full. Please try again later.',
    },
  },
  unexpected: { title: 'An unexpected error has occurred.', text: 'Please try again later.' },
  retry: 'Try again',
  home: 'Back to the home page',
};

const count = (number: unknown, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

const validation: (typeof tr)['validation'] = {
  where: {
    body: 'Some fields are not valid',
    querystring: 'Some parameters are not valid',
    params: 'The address is not valid',
    headers: 'Some headers are not valid',
  },
  request: 'The request is not valid',
  formats: {
    date: 'must be a date like 2026-07-14',
    time: 'must be a time like 10:30',
    datetime: 'must be a date and time like 2026-07-14T10:30:00Z',
    email: 'must be an email address',
    url: 'must be a web address',
    uuid: 'must be a UUID',
  },
  format: 'is not in the right format',
  types: {
    int: 'a whole number',
    number: 'a number',
    string: 'text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    date: 'a date',
  },
  unknown: 'is not known here',
  invalid: 'is not valid',
  required: 'is required',
  mustBe: (what) => `must be ${what}`,
  oneOf: (values) => `must be one of: ${values}`,
  length: (side: 'least' | 'most', bound: unknown) =>
    `must have at ${side} ${count(bound, 'character', 'characters')}`,
  entries: (side: 'least' | 'most', bound: unknown) =>
    `must have at ${side} ${count(bound, 'entry', 'entries')}`,
  bound: (side: 'least' | 'most', bound: unknown) => `must be at ${side} ${bound}`,
};

export const en: typeof tr = { plainPage, validation };
