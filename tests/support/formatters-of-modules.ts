/** Run by `tests/formatters.test.ts`: which modules make a formatter while they are read, as JSON. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { noteFormatters } from './note-formatters.ts';

noteFormatters();
const { made } = globalThis as unknown as { made: string[] };
const files = globSync('app/**/*.{schema,rules,text}.ts').concat(globSync('app/lib/*.ts'));
const makers: string[] = [];
for (const file of files.filter((name) => !/\.(test|server)\./.test(name))) {
  await import(resolve(file));
  if (made.length > 0) makers.push(`${file} or what it imports: ${made.splice(0)}`);
}
console.log(JSON.stringify({ read: files.length, makers }));
