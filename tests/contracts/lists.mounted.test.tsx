import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, expectAddress, open } from '#tests/support/mounted.tsx';
import { noLine, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, press, pressIn } from '#tests/support/mounted-page.ts';
import { LISTED_ENTITIES, type ListedEntity } from './listed-entities.ts';

let list: ListedEntity;

const openList = (at = list.address) => open(at, { routes: list.routes, api: list.api });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = () => page.getByRole('heading', { level: 1 });
const alert = () => page.getByRole('alert').filter({ hasText: list.loadFailed });
const rows = () => page.getByRole('rowheader');
const search = () => page.getByRole('searchbox', { name: list.search.label });
const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const withQuery = (query: string) =>
  `${list.address}${list.address.includes('?') ? '&' : '?'}${query}`;

function deletion() {
  if (!list.deletion) throw new Error('This list deletes nothing');
  return list.deletion;
}
const dialog = () => page.getByRole('alertdialog', { name: deletion().title });
const confirm = () =>
  dialog().getByRole('button', { name: deletion().confirm, exact: true }).click();

/**
 * Opens the dialog that asks whether to delete the first row. Returns the button that opened it.
 */
async function askToDelete() {
  const [first = '', inMenu] = deletion().ask;
  await pressIn(button(first), 'Enter');
  if (inMenu) await page.getByRole('menuitem', { name: inMenu, exact: true }).click();
  await expect.element(dialog()).toBeVisible();
  return button(first);
}

function lists(has: (each: ListedEntity) => unknown = () => true) {
  return Object.entries(LISTED_ENTITIES).filter(([, make]) => has(make()));
}

describe.each(lists())('the list of %s', (_name, make) => {
  beforeEach(() => {
    list = make();
  });

  test('shows a message if it has no rows', async () => {
    await openList();
    await said(list.empty);
    await expectNoAxeViolations('html');
  });

  test('shows an error if loading fails, and loads after a retry @8.19 @8.27 @8.33 @8.36', async () => {
    list.add(2);
    const works = respondTo('GET', list.reads, () => refusal(503));
    await openList();
    await expect.element(alert()).toBeVisible();
    await expectNoAxeViolations('html');
    works();
    await button(list.retry).click();
    await expect.element(rows()).toHaveLength(2);
    await expect.element(alert()).toHaveLength(0);
  });

  test('finds rows by a search, which is kept in the address', async () => {
    list.add(3);
    await openList();
    await expect.element(rows()).toHaveLength(3);
    await search().click();
    await userEvent.keyboard(list.words(2));
    await press('Enter');
    await expectAddress(/[?&]search=/);
    await expect.element(rows()).toHaveLength(1);
    await expect.element(rows()).toMatchTextContent(list.words(2));
    await openList(address());
    await expect.element(search()).toHaveValue(list.words(2));
    await expect.element(rows()).toHaveLength(1);
  });

  test('shows a message if a search finds nothing, with a link to all rows', async () => {
    list.add(3);
    await openList();
    await search().fill('zürafa');
    await pressIn(search(), 'Enter');
    await said(list.search.noneFound);
    await link(list.search.clear).first().click();
    await expect.element(rows()).toHaveLength(3);
    await expect.element(search()).toHaveValue('');
  });
});

describe.each(lists(({ pages }) => pages))('the pages of the list of %s', (_name, make) => {
  beforeEach(() => {
    list = make();
  });

  test('have a link to the next page, which focuses the heading @9.13', async () => {
    const { size = 0, next = '' } = list.pages ?? {};
    list.add(size + 1);
    await openList();
    await expect.element(rows()).toHaveLength(size);
    await pressIn(link(next), 'Enter');
    await expectAddress(withQuery('page=2'));
    await expect.element(rows()).toHaveLength(1);
    await expect.element(heading()).toHaveFocus();
  });

  test('start again at the first page after a search', async () => {
    list.add((list.pages?.size ?? 0) + 1);
    await openList(withQuery('page=2'));
    await expect.element(rows()).toHaveLength(1);
    await search().fill(list.words(2));
    await pressIn(search(), 'Enter');
    await expectAddress(/search=/);
    expect(address()).not.toContain('page=');
  });

  test('show the last page if the address has a later one', async () => {
    list.add((list.pages?.size ?? 0) + 1);
    await openList(withQuery('page=9'));
    await expectAddress(withQuery('page=2'));
    await expect.element(rows()).toHaveLength(1);
  });
});

describe.each(lists(({ deletion }) => deletion))('deleting in the list of %s', (_name, make) => {
  beforeEach(async () => {
    list = make();
    list.add(2);
    await openList();
    await expect.element(rows()).toHaveLength(2);
  });

  test('asks first, and keeps the row if it is cancelled @4.44', async () => {
    const asked = await askToDelete();
    await expect.element(dialog()).toHaveStyle({ opacity: '1' });
    await expectNoAxeViolations('[role=alertdialog]');
    await dialog().getByRole('button', { name: deletion().cancel, exact: true }).click();
    await expect.element(dialog()).toHaveLength(0);
    await expect.element(asked).toHaveFocus();
    await expect.element(rows()).toHaveLength(2);
  });

  test('focuses the cancel button, so that Enter deletes nothing by mistake', async () => {
    await askToDelete();
    await press('Enter');
    await expect.element(dialog()).toHaveLength(0);
    await expect.element(rows()).toHaveLength(2);
  });

  test('removes the row, shows a message and focuses the heading @4.45', async () => {
    await askToDelete();
    await confirm();
    await said(deletion().done);
    await expect.element(rows()).toHaveLength(1);
    await expect.element(heading()).toHaveFocus();
  });

  test('shows the server’s reason in the dialog, and can be tried again @8.20 @8.34 @8.36', async () => {
    const works = respondTo('DELETE', deletion().path, () => refusal(500, 'No room'));
    await askToDelete();
    await confirm();
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(deletion().refused);
    works();
    await confirm();
    await expect.element(rows()).toHaveLength(1);
  });

  test('shows in the dialog that the connection is lost, until the dialog is closed', async () => {
    respondTo('DELETE', deletion().path, () => Promise.reject(noLine()));
    await askToDelete();
    await confirm();
    const failure = dialog().getByRole('alert');
    await expect.element(failure).toMatchTextContent(deletion().failed);
    await expect.element(failure).toMatchTextContent(/no connection|Bağlantı yok/);
    await expect.element(rows()).toHaveLength(2);
    // The next question begins without the failure of the last one.
    await dialog().getByRole('button', { name: deletion().cancel, exact: true }).click();
    await askToDelete();
    await expect.element(failure).toHaveLength(0);
  });

  test('succeeds if another person has already deleted the row', async () => {
    await askToDelete();
    deletion().remove();
    await confirm();
    await said(deletion().done);
    await expect.element(rows()).toHaveLength(1);
  });
});
