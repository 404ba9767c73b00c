import { describe, expect, test } from 'vitest';
import { outageOf } from './outage.ts';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('x'), { code, ...more });
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });

describe('outageOf', () => {
  test.each([
    ['nobody listens', withCode('ECONNREFUSED'), 'database'],
    ['the socket is not there', withCode('ENOENT', { syscall: 'connect' }), 'database'],
    ['a connection breaks', new Error('Connection terminated unexpectedly'), 'database'],
    ['none comes in time', new Error('timeout exceeded when trying to connect'), 'database'],
    ['no answer comes in time', new Error('Query read timeout'), 'database'],
    ['the server is shut down', withCode('57P01'), 'database'],
    ['the server starts', withCode('57P03'), 'database'],
    ['a statement took too long', withCode('57014'), 'database'],
    ['too many connections', withCode('53300'), 'database'],
    ['the connection fails', withCode('08006'), 'database'],
    ['a deadlock', withCode('40P01'), 'database'],
    ['its disk is full', withCode('53100'), 'disk-full'],
    ['our disk is full', withCode('ENOSPC', { syscall: 'write' }), 'disk-full'],
    ['our quota is used up', withCode('EDQUOT', { syscall: 'write' }), 'disk-full'],
    ['its quota is', withCode('XX000', { message: 'x: Disk quota exceeded' }), 'disk-full'],
    ['Drizzle wraps it', wrapped(withCode('ECONNREFUSED')), 'database'],
    ['it is wrapped twice', wrapped(wrapped(withCode('53100'))), 'disk-full'],
    [
      'a full disk broke the connection',
      wrapped(withCode('57P02', { cause: withCode('ENOSPC') })),
      'disk-full',
    ],
  ])('%s', (_what, error, outage) => {
    expect(outageOf(error)).toBe(outage);
  });

  test.each([
    ['a missing file', withCode('ENOENT', { syscall: 'open' })],
    ['a broken rule of a table', withCode('23505')],
    ['a wrong statement', wrapped(withCode('42P01'))],
    ['a bug', new TypeError('x is not a function')],
    ['no error', 'ECONNREFUSED'],
    ['nothing', null],
  ])('%s is none', (_what, error) => {
    expect(outageOf(error)).toBeNull();
  });

  test('errors that cause each other are no reason to look for ever', () => {
    const error = new Error('x');
    error.cause = error;
    expect(outageOf(error)).toBeNull();
  });
});
