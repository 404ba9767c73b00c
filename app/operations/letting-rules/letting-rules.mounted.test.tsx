import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type AdminLettingRule,
  adminLettingRuleSchema,
} from '#app/domain/availability/letting-rule.schema.ts';
import { anAdminCar } from '#tests/support/admin-cars.ts';
import { fieldsWithoutControlInAnyLanguage } from '#tests/support/controls.ts';
import { expectAddress, OWNER, open } from '#tests/support/mounted.tsx';
import { type Api, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations } from '#tests/support/mounted-page.ts';
import * as editor from './admin-letting-rule-edit.route.tsx';
import * as list from './admin-letting-rules.route.tsx';
import { LETTING_RULE } from './rule-form.ts';

// The clock is in May 2026.
const RULES = '/admin/letting-rules';
const CAR = anAdminCar({
  seasonalPricing: [
    {
      ...{ name: 'Yaz 2026', startDate: '2026-06-01', endDate: '2026-08-31' },
      ...{ daily: 60, weekly: null, monthly: null, translations: { en: {}, de: {}, ru: {} } },
    },
  ],
});

let rules: AdminLettingRule[];
/** Method, path and body of the last request that changed something. */
let sent: unknown[] = [];

const rule = (given: Partial<AdminLettingRule>) =>
  adminLettingRuleSchema.parse({
    ...{ id: 'august', carId: null, carTitle: null, name: 'Ağustos', translations: {} },
    ...{ firstDay: '2026-08-01', lastDay: '2026-08-31', minDays: 5, maxDays: null },
    ...{ closed: false, noPickupWeekdays: [], noReturnWeekdays: [], version: 1 },
    updatedAt: '2026-05-01T09:00:00.000Z',
    ...given,
  });

const api: Api = (method, path, body) => {
  if (method === 'GET' && path === `/admin/cars/${CAR.id}`) return CAR;
  if (method === 'GET') return { rules, cars: [{ id: CAR.id, title: CAR.title }] };
  sent = [method, path, body];
  return rule({});
};
const STAFF = { ...OWNER, role: 'staff' as const };
const openAt = (at: string, admin = OWNER) =>
  open(at, { routes: { [RULES]: list, [`${RULES}/:id`]: editor }, api, admin });
const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

beforeEach(() => {
  rules = [rule({})];
  sent = [];
});

describe('the list', () => {
  test('shows what a rule says, for which cars and days, and its state', async () => {
    await openAt(RULES);
    const row = page.getByRole('row').filter({ hasText: 'Ağustos' });
    for (const text of ['En az 5 gün', 'Bütün araçlar', '1 Ağu 2026 – 31 Ağu 2026', 'Gelecek'])
      await expect.element(row.getByText(text)).toBeVisible();
    await expectNoAxeViolations('main');
  });

  test('has no actions for staff', async () => {
    await openAt(RULES, STAFF);
    await expect.element(page.getByRole('rowheader', { name: 'En az 5 gün' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Kural ekle' })).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'Ağustos – sil' })).toHaveLength(0);
  });

  test('without rules does not ask staff to add one', async () => {
    rules = [];
    await openAt(RULES, STAFF);
    await said('Kuralları işletme sahibi ekler.');
    await expect.element(page.getByRole('link', { name: 'Kural ekle' })).toHaveLength(0);
  });

  test('of a chosen car has its rules and those for all cars, with its seasons', async () => {
    rules = [
      rule({}),
      rule({ id: 'egea', name: 'Egea', carId: CAR.id, carTitle: CAR.title, minDays: 2 }),
      rule({ id: 'clio', name: 'Clio', carId: 'clio', carTitle: 'Renault Clio', minDays: 3 }),
    ];
    await openAt(RULES);
    await expect.element(page.getByRole('rowheader')).toHaveLength(3);
    await page.getByRole('combobox', { name: 'Araç' }).selectOptions(CAR.title);
    await expectAddress(`${RULES}?car=${CAR.id}`);
    await expect.element(page.getByRole('rowheader')).toHaveLength(2);
    const strip = page.getByRole('region', { name: `Önümüzdeki on iki ay: ${CAR.title}` });
    await expect.element(strip.getByText('Yaz 2026')).toBeInTheDocument();
    await expectNoAxeViolations('main');
  });

  test('stays if the seasons of the chosen car cannot be loaded', async () => {
    respondTo('GET', `/admin/cars/${CAR.id}`, () => refusal(503));
    await openAt(`${RULES}?car=${CAR.id}`);
    await said('Aracın sezonları yüklenemedi.');
    await expect.element(page.getByRole('rowheader')).toHaveLength(1);
  });
});

describe('the strip', () => {
  test('lists in words what holds when', async () => {
    await openAt(RULES);
    await page.getByText('Liste olarak göster').click();
    await said('1 Ağu 2026 – 31 Ağu 2026: En az 5 gün (Ağustos)');
  });

  test('says which of two conflicting rules holds', async () => {
    rules = [rule({}), rule({ id: 'feast', name: 'Bayram', minDays: 7, lastDay: '2026-08-10' })];
    await openAt(RULES);
    const conflicts = page.getByRole('region', { name: 'Çakışan kurallar' });
    await expect
      .element(conflicts)
      .toMatchTextContent(
        /“Bayram” \(En az 7 gün\) ve “Ağustos” \(En az 5 gün\).*geçerlidir: “Bayram”/,
      );
  });

  test('warns of two rules that together allow nothing', async () => {
    rules = [rule({}), rule({ id: 'short', name: 'Kısa', minDays: null, maxDays: 3 })];
    await openAt(RULES);
    await said('birlikte hiçbir kiralamaya izin vermiyor');
  });

  test('has no conflicts if the rules have none', async () => {
    await openAt(RULES);
    await said('Önümüzdeki on iki ay');
    await expect.element(page.getByText('Çakışan kurallar')).toHaveLength(0);
  });
});

describe('the editor', () => {
  test('has a control for each field of a rule', async () => {
    await openAt(`${RULES}/august`);
    await expect.element(page.getByLabelText('İlk gün', { exact: true })).toBeVisible();
    const { name, form } = LETTING_RULE;
    const missing = await fieldsWithoutControlInAnyLanguage(name, form.fields);
    expect(missing, 'Add a control to the editor').toEqual([]);
    await expectNoAxeViolations('main');
  });

  test('shows the errors of a rule beside their fields', async () => {
    await openAt(`${RULES}/new`);
    await page.getByLabelText('İlk gün', { exact: true }).fill('31/08/2026');
    await page.getByLabelText('Son gün', { exact: true }).fill('01/08/2026');
    await page.getByLabelText('En az gün', { exact: true }).fill('7');
    await page.getByLabelText('En fazla gün', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    for (const [label, message] of [
      ['Son gün', 'Son gün, ilk günden önce olamaz'],
      ['En fazla gün', 'En fazla gün, en az günden küçük olamaz'],
    ] as const) {
      const control = page.getByLabelText(label, { exact: true });
      await expect.element(control).toBeInvalid();
      await expect.element(control).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    expect(sent).toEqual([]);
  });

  test('asks for a restriction if a rule has none', async () => {
    await openAt(`${RULES}/new`);
    await page.getByLabelText('İlk gün', { exact: true }).fill('01/08/2026');
    await page.getByLabelText('Son gün', { exact: true }).fill('31/08/2026');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await said('En az bir kısıtlama girin');
    expect(sent).toEqual([]);
  });

  test('sends weekdays from Monday to Sunday, and null for empty numbers and all cars', async () => {
    await openAt(`${RULES}/new`);
    await page.getByLabelText('İlk gün', { exact: true }).fill('01/08/2026');
    await page.getByLabelText('Son gün', { exact: true }).fill('31/08/2026');
    const returns = page.getByRole('group', { name: 'İade alınmayan günler' });
    await returns.getByRole('checkbox', { name: 'Pazar', exact: true }).click();
    await returns.getByRole('checkbox', { name: 'Pazartesi' }).click();
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await said('Kural eklendi');
    expect(sent).toMatchObject([
      'POST',
      RULES,
      {
        ...{ carId: null, firstDay: '2026-08-01', lastDay: '2026-08-31' },
        ...{ minDays: null, maxDays: null, closed: false },
        ...{ noPickupWeekdays: [], noReturnWeekdays: ['monday', 'sunday'] },
      },
    ]);
  });

  test('shows what would hold with the typed rule, below the seasons of its car', async () => {
    await openAt(`${RULES}/new`);
    await page.getByLabelText('Araç', { exact: true }).selectOptions(CAR.title);
    await page.getByLabelText('İlk gün', { exact: true }).fill('10/08/2026');
    await page.getByLabelText('Son gün', { exact: true }).fill('20/08/2026');
    await page.getByLabelText('En az gün', { exact: true }).fill('7');
    const year = page.getByRole('region', { name: `Önümüzdeki on iki ay: ${CAR.title}` });
    await expect.element(year.getByText('Sezonlar')).toBeVisible();
    await year.getByText('Liste olarak göster').click();
    await expect.element(year.getByText('10 Ağu 2026 – 20 Ağu 2026: En az 7 gün')).toBeVisible();
    await said('Sıkı olan geçerlidir');
  });

  test('of a copy has the days and restrictions of the next year', async () => {
    await openAt(RULES);
    await page.getByRole('link', { name: 'Ağustos – 2027 yılına kopyala' }).click();
    await expect.element(page.getByLabelText('İlk gün', { exact: true })).toHaveValue('01/08/2027');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await said('Kural eklendi');
    expect(sent).toMatchObject(['POST', RULES, { firstDay: '2027-08-01', minDays: 5 }]);
  });
});
