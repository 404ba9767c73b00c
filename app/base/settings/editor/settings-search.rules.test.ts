import { describe, expect, it, test } from 'vitest';
import { SETTINGS_PAGES } from '#app/editing/office-paths.rules.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { controlId, settingsEntities } from './settings-form.tsx';
import { searchSettings, settingAt } from './settings-search.rules.ts';
import { allSections, fieldPath, sectionPath, settingsPages } from './settings-sections.rules.ts';
import type { SettingsField } from './settings-words.rules.ts';

const words = allTexts.office.tr.settings;
const { labels } = words;
const all = Object.keys(labels) as SettingsField[];

test('every field is on one page, in the form of that page, and found by its label', () => {
  expect(
    allSections()
      .flatMap(({ fields }) => [...fields])
      .sort(),
  ).toEqual([...all].sort());
  for (const page of SETTINGS_PAGES) {
    const fields: string[] = Object.values(settingsPages[page]).flat();
    expect(settingsEntities()[page].form.fields.toSorted()).toEqual(fields.toSorted());
  }
  const lost = all.filter(
    (field) => !searchSettings(labels[field], words).some(({ fields }) => fields.includes(field)),
  );
  expect(lost).toEqual([]);
});

test('a form of a page sends its own fields, checked as by the schema of all', () => {
  const { form: transfer } = settingsEntities().transfer;
  const given = {
    business: { legalNumbers: { uetds: ' 123 ' } },
    papers: { meetingPoint: { tr: 'Kapı', en: '', de: '', ru: '' }, uetds: true },
  };
  expect(transfer.read(transfer.toForm(given))).toEqual({
    ok: true,
    input: { ...given, business: { legalNumbers: { uetds: '123' } } },
  });
  const wrong = { ...given, papers: { ...given.papers, meetingPoint: { tr: 'x'.repeat(501) } } };
  expect(transfer.read(transfer.toForm(wrong))).toMatchObject({
    ok: false,
    errors: [{ field: 'papers.meetingPoint.tr' }],
  });
});

describe('searchSettings', () => {
  const first = (typed: string) => searchSettings(typed, words)[0];

  it.each([
    ['whatsapp', 'business', 'business.whatsappNumber'],
    ['COCUK KOLTUGU', 'rental', 'rental.extras.cocukKoltugu.daily'],
    ['çocuk adet', 'rental', 'rental.extras.cocukKoltugu.maxCount'],
    ['mersis', 'legal', 'business.legalNumbers.mersis'],
    ['İADE MESAJI', 'system', 'papers.messages.return.tr'],
    ['Tanıtım yazısı', 'business', 'business.about'],
    // By its help, and by its section.
    ['TÜRSAB', 'legal', 'business.legalNumbers.licence'],
    ['yedekler', 'system', undefined],
  ])('%s leads to %s', (typed, page, field) => {
    expect(first(typed)).toMatchObject({ page });
    expect(first(typed)?.fields[0]).toBe(field);
  });

  it('shows what is called so before what its help or its section says', () => {
    const found = searchSettings('sigorta', words).map(({ label }) => label);
    expect(found[0]).toBe('Sigorta');
    expect(searchSettings('yıl', words).map(({ fields: [field] }) => field)).toEqual([
      'customers.keepYears',
      'customers.documentMonths',
    ]);
  });

  it.each(['', '  ', 'qwxqwx', 'telefon qwxqwx'])('finds nothing for "%s"', (typed) => {
    expect(searchSettings(typed, words)).toEqual([]);
  });
});

test('addresses of sections, of fields, and of the one page of before lead to their page', () => {
  expect(sectionPath('backups')).toBe('/admin/settings/system#settings-section-backups');
  expect(fieldPath('business.links.x')).toBe(
    `/admin/settings/site#${controlId('business.links.x')}`,
  );
  const pageAt = (hash: string) => settingAt(hash, words)?.page;
  expect(pageAt('#settings-section-backups')).toBe('system');
  expect(pageAt('#settings-section-papers')).toBe('legal');
  expect(pageAt('#settings-section-requests')).toBe('site');
  expect(pageAt('#settings-translations-de-places')).toBe('rental');
  expect(pageAt('#settings-business-name')).toBe('business');
  expect(pageAt('')).toBeUndefined();
  expect(pageAt('#%')).toBeUndefined();
});
