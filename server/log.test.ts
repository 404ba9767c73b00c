import { spawnSync } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

const SAY = `const { createLog } = await import('./server/log.ts');
const log = createLog({ LOG_LEVEL: undefined });
log.info({ part: 'rates' }, 'all is well');`;

it('the log is readable text on a terminal, with warnings and errors only', () => {
  const terminal = new PassThrough();
  const log = createLog({ LOG_LEVEL: undefined }, terminal);
  log.info('all is well');
  log.warn({ part: 'rates', reason: 'no connection' }, 'Exchange rates could not be fetched');
  const text = String(terminal.read());
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: Exchange rates could not be fetched\n/);
  expect(text).toContain('no connection');
  expect(text).not.toMatch(/well|\{|pid/);
});

it('the log has more levels on a terminal if the settings say so', () => {
  const terminal = new PassThrough();
  const log = createLog({ LOG_LEVEL: 'info' }, terminal);
  log.info('all is well');
  expect(String(terminal.read())).toContain('INFO: all is well');
});

it('the log is JSON without a terminal', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', SAY], {
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toMatchObject({ level: 30, part: 'rates', msg: 'all is well' });
});
