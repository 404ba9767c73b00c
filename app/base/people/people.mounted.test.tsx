import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TOKEN_KEY } from '#app/editing/office-calls/token.ts';
import { OWNER, open } from '#tests/support/mounted.tsx';
import { type Api, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, press } from '#tests/support/mounted-page.ts';
import * as adminAccount from './admin-account.route.tsx';
import * as adminPeople from './admin-people.route.tsx';
import { type Person, personSchema } from './admin-people.schema.ts';

const PEOPLE = '/admin/settings/admins';
const PASSWORD = 'dört-köşe-taş';

function aPerson(input: Partial<Person>): Person {
  return personSchema.parse({
    ...{ id: 'p1', username: 'mehmet', name: 'mehmet', role: 'staff', active: true },
    ...{ createdAt: '2026-05-01T09:00:00Z', lastSignInAt: null, ...input },
  });
}

let people: Person[] = [];
/** Last new password that the server received. */
let password = '';

const api: Api = (method, path, body) => {
  if (path === '/admin/admins') return { admins: people };
  if (path === '/admin/register' && method === 'POST') {
    const made = aPerson({ id: 'p2', ...(body as Partial<Person>) });
    people.push({ ...made, name: made.name || made.username });
    return { admin: { ...OWNER, id: 'p2' } };
  }
  if (path === '/auth/admin/password') {
    password = (body as { new: string }).new;
    return { token: 'another-token' };
  }
  if (path === '/auth/admin/logout-others') return null;
  const [, id, fact] = /^\/admin\/admins\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const person = people.find((each) => each.id === id);
  if (method !== 'PATCH' || !person) return undefined;
  if (fact === 'status') person.active = (body as { status: boolean }).status;
  else Object.assign(person, body);
  return { admins: people };
};

const openAt = (address: string) =>
  open(address, { routes: { [PEOPLE]: adminPeople, '/admin/account': adminAccount }, api });

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const shows = (name: string, text: string) =>
  expect.element(row(name)).toMatchTextContent(new RegExp(text));
const said = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

async function act(person: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `${person}: işlemler` }).click();
  await page.getByRole('menuitem', { name: `${person}: ${action}` }).click();
}

beforeEach(() => {
  people = [
    aPerson({ ...OWNER, lastSignInAt: '2026-05-13T06:00:00Z' }),
    aPerson({ lastSignInAt: '2026-05-12T09:00:00Z' }),
  ];
  password = '';
});

test('adds a person, after errors of the form and of the server in the dialog', async () => {
  people.pop();
  await openAt(PEOPLE);
  await said('1 kişi yönetim paneline girebilir');
  await page.getByRole('button', { name: 'Kullanıcı ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kullanıcı ekle' });
  const typed = dialog.getByLabelText('Parola', { exact: true });
  const add = dialog.getByRole('button', { name: 'Ekle', exact: true });
  await dialog.getByLabelText('Kullanıcı adı').fill('mehmet');
  await typed.fill('kısa');
  await add.click();
  await expect.element(dialog.getByText('Parola en az 10 karakter olmalıdır')).toBeVisible();
  await expect.element(typed).toHaveFocus();
  await expectNoAxeViolations('[role=dialog]');
  await typed.fill(PASSWORD);
  const works = respondTo('POST', '/admin/register', () => refusal(503));
  await add.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(typed).toHaveValue(PASSWORD);
  works();
  await add.click();
  await shows('mehmet', 'Hiç giriş yapmadı');
  await shows('mehmet', 'Çalışan');
});

test('renames a person, changes the role, disables and enables the sign-in', async () => {
  await openAt(PEOPLE);
  await act('mehmet', 'yeniden adlandır');
  await page.getByRole('dialog').getByLabelText('Ad', { exact: true }).fill('Mehmet Kaya');
  await press('Enter');
  await shows('mehmet', 'Mehmet Kaya');

  await act('Mehmet Kaya', 'yetki');
  const roles = page.getByRole('dialog', { name: 'Mehmet Kaya: yetki' });
  await roles.getByRole('radio', { name: /İşletme sahibi/ }).click();
  await roles.getByRole('button', { name: 'Kaydet' }).click();
  await shows('mehmet', 'İşletme sahibi');

  await act('Mehmet Kaya', 'girişini kapat');
  const question = page.getByRole('alertdialog', { name: 'Giriş kapatılsın mı?' });
  await question.getByRole('button', { name: 'Girişi kapat' }).click();
  await shows('mehmet', 'Kapalı');
  await act('Mehmet Kaya', 'girişini aç');
  await shows('mehmet', 'Aktif');
  // The menu of the own row has no action to disable the account.
  await page.getByRole('button', { name: 'Deniz Kaya: işlemler' }).click();
  await expect.element(page.getByRole('menuitem')).toHaveLength(2);
});

test('shows an error if the list cannot be loaded', async () => {
  respondTo('GET', '/admin/admins', () => refusal(500));
  await openAt(PEOPLE);
  await said('Kullanıcılar yüklenemedi.');
});

test('changes the own password, and stays signed in with a new token', async () => {
  await openAt('/admin/account');
  const form = page.getByRole('region', { name: 'Parolanız' });
  const current = form.getByLabelText('Mevcut parola');
  const change = form.getByRole('button', { name: 'Parolayı değiştir' });
  await current.fill('yanlış-bir-parola');
  await form.getByLabelText('Yeni parola', { exact: true }).fill('beş-köşe-ahşap');
  await form.getByLabelText('Yeni parola (tekrar)').fill('beş-köşe-taş');
  await change.click();
  await expect.element(form.getByLabelText('Yeni parola (tekrar)')).toHaveFocus();
  await form.getByLabelText('Yeni parola (tekrar)').fill('beş-köşe-ahşap');
  const right = respondTo('PUT', '/auth/admin/password', () =>
    refusal(400, '', { details: [{ field: 'current', message: 'wrong' }] }),
  );
  await change.click();
  await expect.element(form.getByText('Mevcut parolanız bu değil')).toBeVisible();
  right();
  await current.fill(PASSWORD);
  await change.click();
  await expect.element(page.getByText('Parolanız değiştirildi.')).toBeVisible();
  await expect.element(current).toHaveValue('');
  expect([password, localStorage.getItem(TOKEN_KEY)]).toEqual(['beş-köşe-ahşap', 'another-token']);
  await page.getByRole('button', { name: 'Diğer tüm cihazlardan çık' }).click();
  await said('Diğer tüm cihazlarda oturumunuz kapatıldı.');
});
