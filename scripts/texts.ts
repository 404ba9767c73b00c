/**
 * `npm run texts -- export de file.json` writes all texts of a language into a file for a
 * translator, by source file and path. `npm run texts -- import de file.json` writes changed texts
 * back into the sources (decision 058); the rest of a source stays byte for byte. Values are in
 * braces: `{count}`.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';

type Texts = Record<string, Record<string, string>>;
type Node = ESTree.Node;
type Text = ESTree.StringLiteral | ESTree.TemplateLiteral;

if (import.meta.main) {
  const [action, language = '', file = ''] = process.argv.slice(2);
  const names = globSync(`{app,server}/**/{text,office-text,paper-text}/${language}.ts`).sort();
  const sources = Object.fromEntries(names.map((name) => [name, readFileSync(name, 'utf8')]));
  try {
    if (!/^(export|import)$/.test(action ?? '') || names.length === 0 || !file) {
      throw new Error(
        'Usage: npm run texts -- export de file.json, or npm run texts -- import de file.json',
      );
    }
    if (action === 'export') {
      writeFileSync(file, `${JSON.stringify(exportTexts(sources), null, 2)}\n`);
    } else {
      const changed = importTexts(sources, JSON.parse(readFileSync(file, 'utf8')));
      for (const [name, source] of Object.entries(changed)) writeFileSync(name, source);
      console.log(`${Object.keys(changed).length} files changed`);
      // A longer text may need a line of its own.
      const format = ['format', '--write', ...Object.keys(changed)];
      if (Object.keys(changed).length > 0) {
        const { status } = spawnSync('biome', format, { stdio: 'inherit' });
        if (status !== 0) throw new Error('The texts are written, but biome could not format them');
      }
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

export function exportTexts(sources: Record<string, string>): Texts {
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      Object.fromEntries(
        findTexts(name, source).map(([path, node]) => [path, shown(node, source)]),
      ),
    ]),
  );
}

/**
 * Returns the new sources of the files that change. Throws an Error with all faults of the texts.
 */
export function importTexts(sources: Record<string, string>, texts: Texts): Record<string, string> {
  const faults: string[] = [];
  const changed: Record<string, string> = {};
  for (const [name, given] of Object.entries(texts)) {
    const source = sources[name];
    if (source === undefined) {
      faults.push(`${name}: there is no such file of this language`);
      continue;
    }
    const nodes = new Map(findTexts(name, source));
    const edits = new Map<Node, string>();
    for (const [path, text] of Object.entries(given)) {
      const node = nodes.get(path);
      const fault = node ? valuesFault(shown(node, source), text) : 'there is no such text';
      if (fault) faults.push(`${name}, ${path}: ${fault}`);
      else if (node && text !== shown(node, source)) edits.set(node, text);
    }
    if (edits.size > 0) changed[name] = withEdits(source, edits);
  }
  if (faults.length > 0) throw new Error(`Nothing was changed.\n${faults.join('\n')}`);
  return changed;
}

function valuesOf(text: string): string[] {
  return [...new Set(text.match(/\{[^{}]+\}/g))];
}

function valuesFault(before: string, after: unknown): string | null {
  if (typeof after !== 'string') return 'it is no text';
  const [had, has] = [valuesOf(before), valuesOf(after)];
  const lost = had.filter((value) => !has.includes(value));
  const invented = has.filter((value) => !had.includes(value));
  if (lost.length > 0) return `it lost ${lost.join(' and ')}`;
  return invented.length > 0 ? `there is no ${invented.join(' and ')}` : null;
}

/** Returns the texts of a source with their paths. A second text with the same path gets `#2`. */
function findTexts(name: string, source: string): [string, Text][] {
  const found = new Map<string, Text>();
  visit(parseSync(name, source).program, []);
  return [...found];

  function visit(node: unknown, path: (string | number)[]): void {
    if (Array.isArray(node)) node.forEach((each) => void visit(each, path));
    if (!isNode(node)) return;
    if (isText(node)) add(node, path);
    if (isNoText(node)) return;
    if (node.type === 'VariableDeclarator') {
      const variable = 'name' in node.id ? node.id.name : '';
      // The variable with the texts is named after the language, which is not part of a path.
      visit(node.init, variable.length === 2 ? [] : [variable]);
    } else if (node.type === 'Property') {
      const key = source.slice(node.key.start, node.key.end).replaceAll("'", '');
      visit(node.value, [...path, key]);
    } else if (node.type === 'ArrayExpression') {
      node.elements.forEach((each, index) => void visit(each, [...path, index + 1]));
    } else {
      for (const child of Object.values(node)) visit(child, path);
    }
  }

  function add(node: Text, path: (string | number)[]): void {
    const whole = path.join('.');
    let [key, number] = [whole, 1];
    while (found.has(key)) key = `${whole}#${++number}`;
    found.set(key, node);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isText(node: Node): node is Text {
  return (
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
  );
}

/**
 * Returns true for code without texts: types, comparisons, a key in brackets, and the language in
 * `othersText.in('de')`.
 */
function isNoText(node: Node): boolean {
  return (
    /^(Import|TS(?!As|Satisfies|NonNull))/.test(node.type) ||
    (node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator)) ||
    (node.type === 'MemberExpression' && node.computed) ||
    (node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      'name' in node.callee.property &&
      node.callee.property.name === 'in')
  );
}

function shown(node: Text, source: string): string {
  if (node.type === 'Literal') return node.value;
  const parts = node.quasis.map(({ value }, index) => {
    const expression = node.expressions[index];
    return `${value.cooked}${expression ? `{${valueName(expression, source, index)}}` : ''}`;
  });
  return parts.join('');
}

/**
 * Returns the name of a value in a text: its source code. If this contains texts, which are
 * exported on their own, the name is the position of the value.
 */
function valueName({ start, end }: Node, source: string, index: number): string {
  const code = source.slice(start, end);
  return /['"`{}]/.test(code) ? String(index + 1) : code;
}

function withEdits(source: string, edits: Map<Node, string>): string {
  const sorted = [...edits].sort(([a], [b]) => a.start - b.start || b.end - a.end);
  return part(0, source.length);

  function part(from: number, to: number): string {
    let [made, at] = ['', from];
    for (const [node, text] of sorted) {
      if (node.start < at || node.end > to) continue;
      made += source.slice(at, node.start) + written(node, text);
      at = node.end;
    }
    return made + source.slice(at, to);
  }

  function written(node: Node, text: string): string {
    if (node.type !== 'TemplateLiteral') return `'${escaped(text).replaceAll("'", "\\'")}'`;
    const values = new Map(
      node.expressions.map((value, index) => [`{${valueName(value, source, index)}}`, value]),
    );
    const pieces = text.split(/(\{[^{}]+\})/).map((piece) => {
      const value = values.get(piece);
      if (value) return `\${${part(value.start, value.end)}}`;
      return escaped(piece).replaceAll('`', '\\`').replaceAll('${', '\\${');
    });
    return `\`${pieces.join('')}\``;
  }
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replace(
      /[\p{Cc}\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/gu,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
