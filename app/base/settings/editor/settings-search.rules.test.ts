import { describe, expect, it, test } from 'vitest';
import { toForm } from '#app/editing/fields/form-codec.ts';
import { SETTINGS_PAGES } from '#app/editing/office-paths.rules.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { settingsInputSchema } from '../settings.schema.ts';
import { controlId, settingsEntities } from './settings-form.tsx';
import { fieldId, sectionPath, settingsPages } from './settings-pages.rules.ts';
import { searchSettings, settingAt } from './settings-search.rules.ts';
import { fieldsOfPage } from './settings-table.rules.ts';
import type { SettingsField } from './settings-words.rules.ts';

const words = allTexts.office.tr.settings;
const { labels } = words;
const all = Object.keys(labels) as SettingsField[];

const placed = SETTINGS_PAGES.flatMap(fieldsOfPage);

test('every setting has a label', () => {
  const unlabelled = placed.filter((field) => !(field in labels));
  expect(unlabelled, 'Add these labels to office-text/tr.ts and en.ts').toEqual([]);
});

test('every label belongs to one setting', () => {
  const unknown = all.filter((label) => !placed.includes(label));
  expect(unknown, 'Remove the labels of settings that do not exist').toEqual([]);
  expect(placed).toEqual([...new Set(placed)]);
});

test('every field of the schema has a section', () => {
  // Fields that are listed without their parts.
  const whole = [
    ...['business.mapPosition', 'rental.placeKinds', 'rental.meetingPoints'],
    ...['rental.deliveryFees', 'rental.returnFees'],
  ];
  const fields = toForm(settingsInputSchema).fields.map(
    (field) => whole.find((each) => field.startsWith(`${each}.`)) ?? field,
  );
  const missing = fields.filter((field) => !placed.some((each) => each === field));
  expect(missing, 'Name the section in settings-description.schema.ts').toEqual([]);
});

test('every section that has a title is on one page', () => {
  const sections = SETTINGS_PAGES.flatMap((each) => settingsPages[each].map(({ name }) => name));
  expect(sections.toSorted()).toEqual(Object.keys(words.form.sections).sort());
});

test.each(SETTINGS_PAGES)('the form of the page %s has the fields of that page', (page) => {
  expect(settingsEntities()[page].form.fields.toSorted()).toEqual(fieldsOfPage(page).toSorted());
});

test('every field is found by its label', () => {
  const lost = all.filter(
    (field) => !searchSettings(labels[field], words).some(({ fields }) => fields.includes(field)),
  );
  expect(lost).toEqual([]);
});

test('the form of a page sends only its own fields', () => {
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
    ['COCUK KOLTUGU', 'fees', 'rental.extras.cocukKoltugu.daily'],
    ['çocuk adet', 'fees', 'rental.extras.cocukKoltugu.maxCount'],
    ['mersis', 'legal', 'business.legalNumbers.mersis'],
    ['İADE MESAJI', 'system', 'papers.messages.return.tr'],
    ['Tanıtım yazısı', 'business', 'business.about'],
    // Found in the help and in the section.
    ['TÜRSAB', 'legal', 'business.legalNumbers.licence'],
    ['yedekler', 'system', undefined],
  ])('the search for %s finds the page %s', (typed, page, field) => {
    expect(first(typed)).toMatchObject({ page });
    expect(first(typed)?.fields[0]).toBe(field);
  });

  it('lists matches of the label before matches of help and section', () => {
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

test('addresses of sections and fragments of fields lead to their page', () => {
  expect(sectionPath('backups')).toBe('/admin/settings/system#settings-section-backups');
  expect(fieldId('business.links.x')).toBe(controlId('business.links.x'));
  const pageAt = (hash: string) => settingAt(hash, words)?.page;
  expect(pageAt('#settings-section-backups')).toBe('system');
  expect(pageAt('#settings-section-requests')).toBe('site');
  expect(pageAt('#settings-translations-de-places')).toBe('rental');
  expect(pageAt('#settings-business-name')).toBe('business');
  expect(pageAt('')).toBeUndefined();
  expect(pageAt('#%')).toBeUndefined();
});
