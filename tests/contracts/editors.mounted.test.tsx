import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, expectAddress, open } from '#tests/support/mounted.tsx';
import { noLine, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, innerTexts } from '#tests/support/mounted-page.ts';
import { EDITED_ENTITIES, type EditedEntity } from './edited-entities.ts';

const MINE = 'Benim yazdığım';
const THEIRS = 'Onun yazdığı';

let entity: EditedEntity;

const openEditor = (at = entity.address) => open(at, { routes: entity.routes, api: entity.api });

const control = (label: string) =>
  page.getByLabelText(label, { exact: true }).and(page.css('input, textarea'));
const field = () => control(entity.field.label);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const save = () => button(entity.saveButton).click();
const problems = () => page.css('[id$="-problems"]').getByRole('alert');
const conflict = () => page.getByRole('dialog', { name: entity.editing.conflict.title });
const question = (name: string) => page.getByRole('alertdialog', { name });
const leaving = () => question(entity.editing.leave.title);
const drafts = () => Object.keys(localStorage).filter((key) => /^kervan_.*_draft:/.test(key));
const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

/** Opens the editor, types a text and waits until the browser has stored it as a draft. */
async function typeAndKeep(): Promise<void> {
  await openEditor();
  await field().fill(MINE);
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain(MINE);
}

function entities(has: (each: EditedEntity) => unknown = () => true) {
  return Object.entries(EDITED_ENTITIES).filter(([, make]) => has(make()));
}

describe.each(entities())('the editor of a %s', (_name, make) => {
  beforeEach(() => {
    entity = make();
  });

  test('marks a required field that is empty', async () => {
    await openEditor();
    await control(entity.required).fill('');
    await save();
    await expect.element(problems().getByRole('link').first()).toBeVisible();
    await expect.element(control(entity.required)).toBeInvalid();
    await expect.element(control(entity.required)).toHaveAccessibleDescription();
  });

  test('saves what was typed', async () => {
    await openEditor();
    await field().fill(MINE);
    await save();
    await said(entity.saved);
    expect(entity.stored()).toBe(MINE);
  });

  test('shows an error of the server at its field, and keeps the typed text', async () => {
    await openEditor();
    await field().fill(MINE);
    const details = [{ field: entity.field.name, message: 'Not this word' }];
    respondTo('PUT', entity.path, () => refusal(400, 'Not so', { details }));
    await save();
    await expect.element(problems()).toMatchTextContent('Not this word');
    await expect.element(field()).toHaveAccessibleDescription(/Not this word/);
    await expect.element(field()).toHaveValue(MINE);
  });

  test('shows a general error if the server gives no reason @8.24 @8.31', async () => {
    await openEditor();
    await field().fill(MINE);
    respondTo('PUT', entity.path, () => Response.json({}, { status: 500 }));
    await save();
    await expect.element(problems()).toMatchTextContent(entity.failed);
  });

  test('shows that the connection is lost, and saves after it has returned', async () => {
    await openEditor();
    await field().fill(MINE);
    const lineIsBack = respondTo('PUT', entity.path, () => Promise.reject(noLine()));
    await save();
    await expect.element(problems()).toMatchTextContent(/no connection|Bağlantı yok/);
    await expect.element(field()).toHaveValue(MINE);
    lineIsBack();
    await save();
    await said(entity.saved);
  });

  test('offers the draft after a reload, and deletes it after the save', async () => {
    await typeAndKeep();
    await openEditor();
    await button(entity.editing.draft.restore).click();
    await expect.element(field()).toHaveValue(MINE);
    await save();
    await said(entity.saved);
    expect(entity.stored()).toBe(MINE);
    expect(drafts()).toEqual([]);
  });

  test('deletes a draft that is discarded', async () => {
    await typeAndKeep();
    await openEditor();
    await button(entity.editing.draft.discard).click();
    await expect.element(button(entity.editing.draft.discard)).toHaveLength(0);
    await expect.element(field()).not.toHaveValue(MINE);
    expect(drafts()).toEqual([]);
  });

  test('warns that the entity was changed after the draft was made', async () => {
    await typeAndKeep();
    entity.changeField(THEIRS);
    await openEditor();
    await said(entity.editing.draft.stale);
    await button(entity.editing.draft.restore).click();
    await save();
    await expect.element(conflict()).toMatchTextContent(THEIRS);
  });

  test('offers the draft after the session has ended and the person has signed in again', async () => {
    await typeAndKeep();
    const signedIn = respondTo('PUT', entity.path, () => refusal(401, 'Sign in'));
    await save();
    await expectAddress(/\/admin\/login\?next=/);
    signedIn();
    await openEditor();
    await button(entity.editing.draft.restore).click();
    await expect.element(field()).toHaveValue(MINE);
  });

  test('shows both versions after another person has saved, and can save the person’s own', async () => {
    await openEditor();
    await field().fill(MINE);
    entity.changeField(THEIRS);
    await save();
    await expect.poll(() => innerTexts(conflict().getByRole('term'))).toHaveLength(1);
    await expect.element(conflict()).toMatchTextContent(THEIRS);
    await expect.element(conflict()).toMatchTextContent(MINE);
    await expect.element(conflict()).toHaveStyle({ opacity: '1' });
    await expectNoAxeViolations('[role=dialog]');
    await conflict().getByRole('button', { name: entity.editing.conflict.saveMine }).click();
    await said(entity.saved);
    expect(entity.stored()).toBe(MINE);
  });

  test('keeps the typed text and shows the conflict again at the next save', async () => {
    await openEditor();
    await field().fill(MINE);
    entity.changeField(THEIRS);
    await save();
    await conflict().getByRole('button', { name: entity.editing.conflict.cancel }).click();
    await expect.element(conflict()).not.toBeInTheDocument();
    await expect.element(page.css('#editor-save')).toHaveFocus();
    await expect.element(field()).toHaveValue(MINE);
    await save();
    await expect.element(conflict()).toBeVisible();
  });

  test('can load the version of another person who has saved', async () => {
    await openEditor();
    await field().fill(MINE);
    entity.changeField(THEIRS);
    await save();
    await conflict().getByRole('button', { name: entity.editing.conflict.acceptTheirs }).click();
    await expect.element(field()).toHaveValue(THEIRS);
    expect(entity.stored()).toBe(THEIRS);
  });

  test('shows no conflict if another person has saved the same text', async () => {
    await openEditor();
    await field().fill(MINE);
    entity.changeField(MINE);
    await save();
    await said(entity.saved);
  });

  test('keeps the typed text if leaving is cancelled', async () => {
    await openEditor();
    await field().fill(MINE);
    await link(entity.editing.cancel).click();
    await leaving().getByRole('button', { name: entity.editing.leave.stay }).click();
    await expect.element(field()).toHaveValue(MINE);
    expect(address()).toBe(entity.address);
  });

  test('leaves without a draft if leaving is confirmed', async () => {
    await typeAndKeep();
    await link(entity.editing.cancel).click();
    await leaving().getByRole('button', { name: entity.editing.leave.leave }).click();
    await expectAddress(entity.list);
    expect(drafts()).toEqual([]);
  });

  test('does not ask before leaving if nothing was typed', async () => {
    await openEditor();
    await link(entity.editing.cancel).click();
    await expectAddress(entity.list);
  });

  test('asks before the tab is closed if something was typed', async () => {
    await openEditor();
    await field().fill(MINE);
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });
});

describe.each(entities(({ collection }) => collection))('a deleted %s', (_name, make) => {
  beforeEach(() => {
    entity = make();
  });

  test('can be saved as a new one, also if the first attempt finds no connection', async () => {
    await openEditor();
    await field().fill(MINE);
    entity.remove();
    await save();
    const { deleted, lost, openList } = entity.editing;
    const lineIsBack = respondTo('POST', entity.collection ?? '', () => Promise.reject(noLine()));
    await question(deleted.title).getByRole('button', { name: deleted.saveAsNew }).click();
    await expect.element(problems()).toMatchTextContent(lost);
    await expect.element(link(openList)).toHaveAttribute('href', entity.list);
    lineIsBack();
    await page.css('#editor-save').click();
    await expect.poll(() => entity.stored()).toBe(MINE);
  });

  test('keeps the typed text in the form if the question is cancelled', async () => {
    await openEditor();
    await field().fill(MINE);
    entity.remove();
    await save();
    const { deleted } = entity.editing;
    await question(deleted.title).getByRole('button', { name: deleted.cancel }).click();
    await expect.element(field()).toHaveValue(MINE);
    expect(entity.stored()).toBeUndefined();
  });
});

describe.each(entities(({ loading }) => loading))('the page of a %s', (_name, make) => {
  test('has a retry button if loading fails @8.21 @8.29', async () => {
    entity = make();
    const works = respondTo('GET', entity.loading?.path ?? '', () => refusal(503));
    await openEditor();
    await expect.element(page.getByRole('alert')).toMatchTextContent(entity.loading?.failed ?? '');
    await expectNoAxeViolations('html');
    works();
    await button(entity.editing.load.retry).click();
    await expect.element(field()).toBeVisible();
  });
});

describe.each(entities(({ missing }) => missing))(
  'the page of a %s that does not exist',
  (_name, make) => {
    beforeEach(() => {
      entity = make();
    });

    test('has a message and a link to the list', async () => {
      await openEditor(entity.missing ?? '');
      const { missingTitle, back } = entity.editing.load;
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(missingTitle);
      await expect.element(link(back)).toHaveAttribute('href', entity.list);
    });
  },
);

describe.each(entities(({ missing, collection }) => missing && collection))(
  'the draft of a deleted %s',
  (_name, make) => {
    test('can fill a new form', async () => {
      entity = make();
      await typeAndKeep();
      entity.remove();
      await openEditor();
      await button(entity.editing.load.useDraft).click();
      await button(entity.editing.draft.restore).click();
      await expect.element(field()).toHaveValue(MINE);
    });
  },
);
