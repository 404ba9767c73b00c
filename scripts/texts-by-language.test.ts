import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textsByLanguage } from './texts-by-language.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  writeFileSync(join(folder, 'cars.text.tr.ts'), "export const tr = { title: 'Araçlar' };");
  writeFileSync(join(folder, 'cars.text.en.ts'), "export const en = { title: 'Cars' };");
  writeFileSync(join(folder, 'page.ts'), "export { carsText } from './cars.text.ts';");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The scripts that a browser gets, by the beginning of their name. */
async function builtWith(names: string): Promise<Record<string, string>> {
  writeFileSync(join(folder, 'cars.text.ts'), names);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [textsByLanguage()],
    build: {
      rolldownOptions: { input: join(folder, 'page.ts'), preserveEntrySignatures: 'strict' },
    },
  });
  const assets = join(folder, 'dist/assets');
  return Object.fromEntries(
    readdirSync(assets).map((file) => [
      file.replace(/-[^-]*$/, ''),
      readFileSync(join(assets, file), 'utf8'),
    ]),
  );
}

test('each language is a file of its own', async () => {
  const files = await builtWith(`import { tr } from './cars.text.tr.ts';
import { en } from './cars.text.en.ts';
export const carsText = { tr, en };`);
  expect(Object.keys(files).sort()).toEqual(['cars.text.en', 'cars.text.tr', 'page']);
  expect(files['cars.text.en']).toContain('Cars');
  expect(files['cars.text.en']).not.toContain('Araçlar');
  expect(files.page).not.toMatch(/Cars|Araçlar/);
});

test('a language that would be in every page is an error', async () => {
  await expect(builtWith("export { tr as carsText } from './cars.text.tr.ts';")).rejects.toThrow(
    'Import a language as',
  );
});
