import type { tr } from './tr.ts';

export const en: typeof tr = {
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
    431: 'The request headers are too large',
    503: 'The service is busy. Please try again in a moment.',
  },
  outages: {
    database: 'The database is not responding at the moment. Please try again shortly.',
    'disk-full':
      'The server’s disk is full, so nothing can be saved. Please free some space and try again.',
  },
};
