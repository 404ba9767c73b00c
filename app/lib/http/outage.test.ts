import { describe, expect, test } from 'vitest';
import { outageOf, ServiceError } from './outage.ts';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('x'), { code, ...more });
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });

describe('outageOf', () => {
  test.each([
    ['the server does not listen', withCode('ECONNREFUSED'), 'database'],
    ['the socket does not exist', withCode('ENOENT', { syscall: 'connect' }), 'database'],
    ['a connection breaks', new Error('Connection terminated unexpectedly'), 'database'],
    [
      'no connection is made in time',
      new Error('timeout exceeded when trying to connect'),
      'database',
    ],
    ['no response arrives in time', new Error('Query read timeout'), 'database'],
    ['the server is shut down', withCode('57P01'), 'database'],
    ['the server is starting', withCode('57P03'), 'database'],
    ['a statement took too long', withCode('57014'), 'database'],
    ['there are too many connections', withCode('53300'), 'database'],
    ['the connection fails', withCode('08006'), 'database'],
    ['a deadlock occurs', withCode('40P01'), 'database'],
    ['the disk of the database is full', withCode('53100'), 'disk-full'],
    ['our disk is full', withCode('ENOSPC', { syscall: 'write' }), 'disk-full'],
    ['our quota is used up', withCode('EDQUOT', { syscall: 'write' }), 'disk-full'],
    [
      'the quota of the database is used up',
      withCode('XX000', { message: 'x: Disk quota exceeded' }),
      'disk-full',
    ],
    ['Drizzle wraps the error', wrapped(withCode('ECONNREFUSED')), 'database'],
    ['the error is wrapped twice', wrapped(wrapped(withCode('53100'))), 'disk-full'],
    [
      'a full disk broke the connection',
      wrapped(withCode('57P02', { cause: withCode('ENOSPC') })),
      'disk-full',
    ],
  ])('returns the outage if %s', (_what, error, outage) => {
    expect(outageOf(error)).toBe(outage);
  });

  test('returns null for other errors, and for an error that is its own cause', () => {
    const circle = new Error('x');
    circle.cause = circle;
    const others = [
      withCode('ENOENT', { syscall: 'open' }),
      withCode('23505'),
      new ServiceError('the bucket', { cause: withCode('ECONNREFUSED') }),
      wrapped(withCode('42P01')),
      new TypeError('x is not a function'),
      ...['ECONNREFUSED', null, circle],
    ];
    expect(others.map(outageOf)).toEqual(others.map(() => null));
  });
});
