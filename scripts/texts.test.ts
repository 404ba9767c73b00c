import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exportTexts, importTexts } from './texts.ts';

const NAME = 'app/x/text/de.ts';
const SOURCE = `import { plural } from '#app/lib/words/plurals.ts';
import type { tr } from './tr.ts';

const days = (count: number) => plural(count, 'Tag', 'Tage');

export const de: typeof tr = {
  title: 'Zeile\\nzwei',
  'left-door': ["it's", 'Tür'],
  price: (kind, total) => (kind === 'car' ? \`\${total} für \${days(2)}\` : 'frei'),
  page: (n) => \`Seite \${n > 1 ? 'vorn' : \`hinten \${n}\`}\`,
};
`;
const TEXTS = {
  days: 'Tag',
  'days#2': 'Tage',
  title: 'Zeile\nzwei',
  'left-door.1': "it's",
  'left-door.2': 'Tür',
  price: '{total} für {days(2)}',
  'price#2': 'frei',
  page: 'Seite {1}',
  'page#2': 'vorn',
  'page#3': 'hinten {n}',
};
const put = (changes: Record<string, unknown>, file = NAME) =>
  importTexts({ [NAME]: SOURCE }, { [file]: changes as Record<string, string> });

test('an export contains each text with its path, and values in braces', () => {
  expect(exportTexts({ [NAME]: SOURCE })).toEqual({ [NAME]: TEXTS });
});

test('an import changes only texts that differ from the source', () => {
  expect(put(TEXTS)).toEqual({});
  const changes = {
    'left-door.2': "Tür\u00a0'links'\n\\",
    price: 'Für {days(2)}: {total} `$x`',
    page: '{1}. Seite',
    'page#3': '{n} hinten',
  };
  const { [NAME]: changed = '' } = put(changes);
  expect(changed).toBe(
    SOURCE.replace("'Tür'", "'Tür\\u00a0\\'links\\'\\n\\\\'")
      .replace(`\`\${total} für \${days(2)}`, `\`Für \${days(2)}: \${total} \\\`$x\\\``)
      .replace(`Seite $`, '$$')
      .replace(`hinten \${n}\`}`, `\${n} hinten\`}. Seite`),
  );
  expect(exportTexts({ [NAME]: changed })).toEqual({ [NAME]: { ...TEXTS, ...changes } });
});

test('an import escapes invisible characters and line ends', () => {
  const text = 'a\r\nb\u2028c\0\u200bd';
  for (const path of ['title', 'price', 'page#3']) {
    const values = { title: '', price: '{total} für {days(2)}', 'page#3': '{n}' }[path];
    const { [NAME]: changed = '' } = put({ [path]: text + values });
    expect(changed).toContain('a\\u000d\\nb\\u2028c\\u0000\\u200bd');
    expect(exportTexts({ [NAME]: changed })[NAME]?.[path]).toBe(text + values);
  }
});

test('an import fails with a message if the formatter fails', () => {
  const folder = mkdtempSync(`${tmpdir()}/texts-`);
  mkdirSync(`${folder}/app/x/text`, { recursive: true });
  writeFileSync(`${folder}/app/x/text/de.ts`, SOURCE);
  writeFileSync(`${folder}/de.json`, JSON.stringify({ [NAME]: { title: 'Neu' } }));
  const script = fileURLToPath(import.meta.resolve('./texts.ts'));
  const imported = spawnSync(process.execPath, [script, 'import', 'de', 'de.json'], {
    cwd: folder,
    env: { PATH: folder },
    encoding: 'utf8',
  });
  expect([imported.status, imported.stderr]).toEqual([
    1,
    expect.stringContaining('biome could not format'),
  ]);
  expect(readFileSync(`${folder}/app/x/text/de.ts`, 'utf8')).toContain("title: 'Neu'");
  rmSync(folder, { recursive: true });
});

test('an import reports unknown texts and changed values with their path, and changes nothing', () => {
  expect(() => put({ titel: 'x', price: '{total} für {day}', page: 'Seite', days: 3 })).toThrow(
    `Nothing was changed.
${NAME}, titel: there is no such text
${NAME}, price: it lost {days(2)}
${NAME}, page: it lost {1}
${NAME}, days: it is no text`,
  );
  expect(() => put({ title: '{name}' })).toThrow(`${NAME}, title: there is no {name}`);
  expect(() => put({}, 'app/y.ts')).toThrow('app/y.ts: there is no such file of this language');
});

test.each(['tr', 'en', 'de', 'ru'])('all texts of %s can be exported and imported', (language) => {
  const files = globSync(`{app,server}/**/{text,office-text,paper-text}/${language}.ts`);
  expect(files.length).toBeGreaterThan(10);
  const sources = Object.fromEntries(files.map((name) => [name, readFileSync(name, 'utf8')]));
  const texts = exportTexts(sources);
  expect(importTexts(sources, texts)).toEqual({});
  const others = Object.fromEntries(
    Object.entries(texts).map(([name, own]) => [
      name,
      Object.fromEntries(Object.entries(own).map(([path, text]) => [path, `${text} “x”`])),
    ]),
  );
  const changed = { ...sources, ...importTexts(sources, others) };
  expect(exportTexts(changed)).toEqual(others);
  expect(exportTexts({ ...sources, ...importTexts(changed, texts) })).toEqual(texts);
});
