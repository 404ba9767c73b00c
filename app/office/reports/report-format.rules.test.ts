import { describe, expect, test } from 'vitest';
import { periodNow } from './report-format.rules.ts';
import { en } from './text/en.ts';
import { tr } from './text/tr.ts';

describe('the name of a period', () => {
  const TODAY = '2026-06-15';
  const named = (from: string, to: string) => periodNow({ from, to }, TODAY, tr.period);

  test('names the running month at its end', () => {
    expect(named('2026-01', '2026-06')).toBe('Ocak 2026 – Haziran 2026 · Haz sürüyor');
  });

  test('names the running month in its middle', () => {
    expect(named('2026-01', '2026-12')).toBe('Ocak 2026 – Aralık 2026 · Haz sürüyor');
  });

  test('names the running month if it is the whole period', () => {
    expect(named('2026-06', '2026-06')).toBe('Haziran 2026 · Haz sürüyor');
  });

  test('says nothing more if all months are over', () => {
    expect(named('2026-01', '2026-05')).toBe('Ocak 2026 – Mayıs 2026');
  });

  test('says nothing more if no month has begun', () => {
    expect(named('2026-07', '2026-07')).toBe('Temmuz 2026');
  });

  test('names the running month in English', () => {
    expect(en.period.running('Jun')).toBe('Jun is running');
  });
});
