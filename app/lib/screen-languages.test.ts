import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** Own language of each text of the back office, by its name: `inLanguages('tr', …)`. */
const languages = new Map(
  globSync('app/**/*.text.ts').flatMap((path) =>
    [...read(path).matchAll(/export const (\w+)[^=;]*= inLanguages\(\s*'(tr|en)'/g)].map(
      ([, name = '', language = '']) => [name, language] as const,
    ),
  ),
);

/** Parts that show texts of both languages without the choice of a person, and why. */
const EXCEPTIONS: Record<string, string> = {};

/** Texts of each language that a part imports. */
function textsOf(path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, list = ''] of read(path).matchAll(/import \{([^}]*)\} from '[^']*\.text\.ts'/g)) {
    for (const entry of list.split(',')) {
      const [name = ''] = entry.trim().split(' as ');
      const language = languages.get(name);
      if (language) found.set(language, [...(found.get(language) ?? []), name]);
    }
  }
  return found;
}

test('a part of a screen says everything in one language', () => {
  const mixed = globSync('app/{editing,base,site,office,loop}/**/*.tsx')
    .filter((path) => !path.includes('.test.'))
    .map((path) => [path, textsOf(path)] as const)
    .filter(([, texts]) => texts.size > 1);
  const unknown = mixed
    .filter(([path]) => !EXCEPTIONS[path])
    .map(([path, texts]) => [path, ...texts]);
  // Give the text by screen (`byScreen` of language.ts), or say here why it is an exception.
  expect(unknown).toEqual([]);
  expect(mixed.map(([path]) => path).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test('it knows the texts of the office', () => {
  expect(languages.get('settingsFormText')).toBe('tr');
  expect(languages.get('settingsLabels')).toBe('tr');
});
