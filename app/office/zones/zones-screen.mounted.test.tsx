import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AdminZone, adminZoneSchema, zoneInputSchema } from '#app/domain/zones/zone.schema.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { type Api, entityApi, heldBack, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, press, rowNames, rowOf } from '#tests/support/mounted-page.ts';
import * as adminZones from './admin-zones.route.tsx';

const ZONES = '/admin/transfer-zones';
const CREATED = 'Transfer zone created successfully!';
const UPDATED = 'Transfer zone updated successfully!';

const name = () => page.getByRole('textbox', { name: 'Zone name' });
const price = (people: string) => page.getByRole('textbox', { name: `${people} passengers` });
const edit = (zone: string) => page.getByRole('link', { name: `Edit ${zone}` });
const button = (text: string) => page.getByRole('button', { name: text, exact: true });
const link = (text: string) => page.getByRole('link', { name: text, exact: true });

let zones: AdminZone[] = [];

function zoneOf(input: Partial<AdminZone>): AdminZone {
  const id = input.id ?? `zone-${zones.length}`;
  const { pricing, ...entered } = zoneInputSchema.parse(input);
  const rest = { version: 1, upcomingBookings: 0, updatedAt: '2026-05-01T09:00:00.000Z' };
  return adminZoneSchema.parse({
    ...entered,
    pricing: { ...pricing, currency: 'EUR' },
    id,
    ...rest,
  });
}

function addZones(...names: string[]): void {
  zones = names.map((zoneName, place) =>
    zoneOf({
      id: `zone-${place}`,
      zoneName,
      description: 'Oteller',
      pricing: { capacity_1_4: 30, capacity_1_6: 40.5, capacity_1_16: 1200, currency: 'EUR' },
      displayOrder: (place + 1) * 10,
      status: zoneName === 'Pasif' ? 'inactive' : 'active',
    }),
  );
}

/** Simulates a change of a zone's first fare by somebody else. */
function changeFare(id: string, fare: number): void {
  zones = zones.map((zone) =>
    zone.id === id
      ? { ...zone, pricing: { ...zone.pricing, capacity_1_4: fare }, version: zone.version + 1 }
      : zone,
  );
}

const openZones = (at = ZONES) => open(at, { routes: { [ZONES]: adminZones }, api: zonesApi });

const zonesApi: Api = (method, path, body) => {
  if (path === '/admin/transfers' && method === 'GET') {
    return zones.toSorted((a, b) => a.displayOrder - b.displayOrder);
  }
  const [, id, part] = /^\/admin\/transfers\/([^/]+)\/(move)$/.exec(path) ?? [];
  if (part) return move(id, body as { direction: string });
  return entityApi('/admin/transfers', zones, zoneOf)(method, path, body);
};

function move(id: string | undefined, { direction }: { direction: string }) {
  const order = zones.toSorted((a, b) => a.displayOrder - b.displayOrder).map((zone) => zone.id);
  const from = order.indexOf(String(id));
  order.splice(direction === 'up' ? from - 1 : from + 1, 0, ...order.splice(from, 1));
  for (const zone of zones) zone.displayOrder = (order.indexOf(zone.id) + 1) * 10;
  return zones;
}

beforeEach(() => {
  zones = [];
});

test('zones can be edited and moved in their rows @1.22 @2.47 @4.29', async () => {
  addZones('İncekum', 'Lara', 'Pasif');
  await openZones();
  // The list shows all zones in order, inactive ones on another background.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Transfer zones');
  await expect.element(page.getByText('3 zones, 2 active')).toBeVisible();
  await expect.poll(rowNames).toEqual(['İncekum', 'Lara', 'Pasif']);
  for (const text of ['€30.00', '€40.50', '€1,200.00']) {
    await expect.element(rowOf('Lara').getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(rowOf('Lara').getByRole('switch')).toBeChecked();
  await expect.element(rowOf('Pasif').getByText('Inactive', { exact: true })).toBeVisible();
  const ground = (zone: string) => getComputedStyle(rowOf(zone).element()).backgroundColor;
  expect(ground('Pasif')).not.toBe(ground('Lara'));
  // Editing starts without a request, and Esc cancels editing.
  const release = heldBack('GET', '/admin/transfers');
  await edit('Lara').click();
  await expect.element(name()).toHaveFocus();
  await expectAddress(`${ZONES}?edit=zone-1`);
  release();
  await press('Escape');
  await expect.element(edit('Lara')).toHaveFocus();
  // Invalid fares show errors, and Enter saves valid ones.
  await edit('Lara').click();
  await price('1–4').fill('-1');
  await price('1–6').fill('');
  await press('Enter');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please check these fields');
  await expect.element(price('1–4')).toHaveFocus();
  await expect.element(price('1–4')).toHaveAccessibleDescription(/at least 0/);
  await expect.element(price('1–6')).toHaveAccessibleDescription(/is required/);
  await expectNoAxeViolations('html');
  await price('1–4').fill('35,5');
  await price('1–6').fill('45');
  const saved = heldBack('PUT', '/admin/transfers/zone-1');
  await press('Enter');
  await expect.element(button('Save')).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('9');
  await expect.element(price('1–6')).toHaveValue('45');
  saved();
  await expect.element(page.getByText(UPDATED)).toBeVisible();
  await expect.element(rowOf('Lara').getByText('€35.50', { exact: true })).toBeVisible();
  await expect.element(edit('Lara')).toHaveFocus();
  // A zone moves up and down in the order.
  await button('Move Pasif up').click();
  await expect.poll(rowNames).toEqual(['İncekum', 'Pasif', 'Lara']);
  await expect.element(button('Move Pasif up')).toHaveFocus();
  await press('Enter');
  await expect.poll(rowNames).toEqual(['Pasif', 'İncekum', 'Lara']);
  await expect.element(button('Move Pasif up')).toHaveAttribute('aria-disabled', 'true');
  await button('Move İncekum down').click();
  await expect.poll(rowNames).toEqual(['Pasif', 'Lara', 'İncekum']);
});

test('closing the form of a zone on a phone returns the focus to its menu button', async () => {
  await page.viewport(390, 844);
  addZones('Lara', 'Side');
  await openZones();
  await button('Actions for Lara').click();
  await page.getByRole('menuitem', { name: 'Edit Lara' }).click();
  await expect.element(name()).toHaveFocus();
  await press('Escape');
  await expect.element(button('Actions for Lara')).toHaveFocus();
});

test('a failed save shows the server’s message and keeps the typed text @8.36', async () => {
  addZones('Lara', 'Side');
  await openZones();
  await link('Add zone').click();
  await name().fill('LARA');
  const taken = '“Lara” already has this name';
  const details = [{ field: 'zoneName', message: taken }];
  const isFree = respondTo('POST', '/admin/transfers', () => refusal(400, taken, { details }));
  for (const people of ['1–4', '1–6', '1–16']) await price(people).fill('30');
  await press('Enter');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Error creating zone: “Lara” already has this name');
  await expect.element(name()).toHaveFocus();
  isFree();
  await name().fill('Kemer');
  await press('Enter');
  await expect.element(page.getByText(CREATED)).toBeVisible();

  const noRoom = () => refusal(500, 'No room');
  respondTo('PUT', '/admin/transfers/zone-0', noRoom);
  await edit('Lara').click();
  await price('1–4').fill('31');
  await press('Enter');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Error updating zone: No room');
  await expect.element(price('1–4')).toHaveValue('31');
  await press('Escape');
  await button('Leave without saving').click();
  await page.getByRole('switch', { name: 'Lara is shown to visitors' }).click();
  await expect.element(page.getByText('Error updating zone: No room')).toBeVisible();
  await expect.element(rowOf('Lara').getByRole('switch')).toBeChecked();
});

test('only one zone is edited or added at a time @4.30', async () => {
  addZones('Lara', 'Side');
  await openZones();
  await edit('Lara').click();
  await edit('Side').click();
  await expect.element(name()).toHaveLength(1);
  await expect.element(name()).toHaveValue('Side');
  await price('1–4').fill('99');
  await edit('Lara').click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Leave without saving?');
  await button('Keep editing').click();
  await expect.element(price('1–4')).toHaveValue('99');
  await link('Add zone').click();
  await button('Leave without saving').click();
  await expect.element(page.getByRole('heading', { name: 'New transfer zone' })).toBeVisible();
  await expect.element(name()).toHaveLength(1);
  await expect.element(name()).toHaveValue('');
  await edit('Lara').click();
  await expect.element(page.getByRole('heading', { name: 'New transfer zone' })).toHaveLength(0);
  await expect.element(name()).toHaveValue('Lara');
});

test('a translated description is saved and marked as outdated when the Turkish text changes', async () => {
  addZones('Lara');
  await openZones();
  await edit('Lara').click();
  const language = (name: string) => page.getByRole('button', { name });
  await expect.element(language('EN English: missing')).toBeVisible();
  await language('DE Deutsch: missing').click();
  const german = page.getByRole('textbox', { name: 'Description (Deutsch)' });
  await german.fill('Hotels am Strand');
  await expect.element(language('DE Deutsch: there')).toHaveAttribute('aria-pressed', 'true');
  await language('TR Türkçe: there').click();
  await expect.element(german).not.toBeInTheDocument();
  await price('1–4').fill('31');
  await page.getByRole('textbox', { name: 'Other spellings' }).fill('Lara Beach\n\nЛара');
  await press('Control+s');
  await expect.element(rowOf('Lara').getByText('In 2 of 4 languages')).toBeVisible();
  expect(zones[0]).toMatchObject({
    spellings: ['Lara Beach', 'Лара'],
    translations: { en: {}, de: { description: 'Hotels am Strand' }, ru: {} },
  });
  await edit('Lara').click();
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Yeni oteller');
  const outdated = page.getByText('The Turkish text has changed; check the translation');
  await language('EN English: missing').click();
  await expect.element(outdated).not.toBeInTheDocument();
  await language('DE Deutsch: there').click();
  await expect.element(outdated).toBeVisible();
  await german.fill('Neue Hotels am Strand');
  await expect.element(outdated).not.toBeInTheDocument();
  await press('Control+s');
  await expect.poll(() => zones[0]?.description).toBe('Yeni oteller');
});

test('a conflict of two saves shows both fares with their currency', async () => {
  addZones('Lara');
  await openZones(`${ZONES}?edit=zone-0`);
  await price('1–4').fill('33');
  changeFare('zone-0', 32);
  await press('Enter');
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/1–4 passengers\s*Theirs\s*€32.00\s*Yours\s*€33.00/);
});
