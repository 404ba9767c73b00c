import { describe, expect, it } from 'vitest';
import {
  backupMadeAt,
  lastNight,
  newBackupName,
  nextNight,
  sortBackups,
} from './backup-name.rules.ts';

describe('names of backups', () => {
  it.each([
    ['contain the time in Istanbul', '2026-11-22T00:00:00Z', [], 'kervan-2026-11-22-0300.tar'],
    ['contain the date in Istanbul', '2026-11-21T21:05:59Z', [], 'kervan-2026-11-22-0005.tar'],
    [
      'get a number within the same minute',
      '2026-11-22T00:00:30Z',
      ['kervan-2026-11-22-0300.tar', 'kervan-2026-11-22-0300-2.tar'],
      'kervan-2026-11-22-0300-3.tar',
    ],
  ])('%s', (_, now, taken, expected) => {
    expect(newBackupName(new Date(now), taken)).toBe(expected);
  });

  it('are converted to the time of the backup', () => {
    expect(backupMadeAt('kervan-2026-11-22-0300.tar')).toEqual(new Date('2026-11-22T00:00:00Z'));
  });

  it.each([
    'kervan-2026-11-22-0300.tar.part',
    'kervan-2026-02-30-0300.tar',
    '../kervan-2026-11-22-0300.tar',
    'holiday.tar',
  ])('do not include %s', (name) => {
    expect(backupMadeAt(name)).toBeNull();
  });

  it('are sorted, newest first, without other files', () => {
    const names = ['01-0300-2', '01-0300-10', '01-0300', '02-0300', 'x'];
    const files = names.map((name) => ({ name: `kervan-2026-11-${name}.tar` }));
    expect(sortBackups(files).map(({ name }) => name.slice(15, -4))).toEqual([
      '02-0300',
      '01-0300-10',
      '01-0300-2',
      '01-0300',
    ]);
  });
});

describe('nightly backups', () => {
  it.each([
    ['2026-11-22T00:00:00Z', '2026-11-22T00:00:00Z', '2026-11-23T00:00:00Z'],
    ['2026-11-21T23:59:59Z', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
    ['2026-11-22T12:00:00Z', '2026-11-22T00:00:00Z', '2026-11-23T00:00:00Z'],
  ])('are made at 03:00 in Istanbul, before and after %s', (now, last, next) => {
    expect(lastNight(new Date(now))).toEqual(new Date(last));
    expect(nextNight(new Date(now))).toEqual(new Date(next));
  });
});
