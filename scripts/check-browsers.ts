/**
 * Fails if a built script, packages included, calls a method that the oldest supported browsers
 * lack (docs/decisions/044). Existing linters (eslint-plugin-compat, es-check) do not know methods
 * of instances, such as `dialog.showPopover()`. The type of `x` in `x.name()` is unknown. So a call
 * is refused only if no object of these browsers has a method with this name. `x.name?.()` is
 * accepted, and so is a call soon after a test such as `x.name &&`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { BUILD_TARGET } from './browser-floor.ts';
import { browserFeatures } from './floor-data.ts';

const CLIENT = 'build/client';
/**
 * Number of characters before a call that are searched for a test of the method, such as `x.name ?
 * x.name() : …`.
 */
const TEST_BEFORE = 60;

/**
 * Methods of packages or of Kervan with the name of a newer browser method, and newer methods that
 * are never called.
 */
const ALLOWED = new Set([
  ...['.when', '.dispose', '.toArray', '.union', '.isVisible', '.lock'], // Zod, three, React, dnd-kit, Base UI
  ...['.requestPaint', 'XRWebGLBinding', '.makeXRCompatible', 'XRWebGLLayer'], // three in a headset
  '.startViewTransition', // React's ViewTransition, which we do not use
  ...['.take', '.transfer', '.handle', '.share', '.fileName', '.estimate'], // texts with values
]);

/**
 * Names of calls that the oldest browsers lack, and of those that they have: `Map`, `Map.groupBy`,
 * `.showPopover`.
 */
const [missing, present] = [false, true].map((isOnFloor) => {
  const features = browserFeatures.filter((feature) => feature.isOnFloor === isOnFloor);
  return new Set(features.flatMap(namesOf));
}) as [Set<string>, Set<string>];

/**
 * Returns the names by which a script may call a feature. Leaves out methods of instances if the
 * browsers lack the whole object, because a script has no instance then.
 */
function namesOf({ object, member, isObjectOnFloor }: (typeof browserFeatures)[number]): string[] {
  if (!member) return [object];
  const own = `${object}.${member.replace('_static', '')}`;
  return isObjectOnFloor && !member.endsWith('_static') ? [own, `.${member}`] : [own];
}

const found = globSync('assets/*.js', { cwd: CLIENT }).flatMap((file) => {
  const code = readFileSync(join(CLIENT, file), 'utf8');
  const { program } = parseSync(file, code);
  // A minified function may have the name of a browser object, such as `ML`.
  const declared = new Set<string>();
  new Visitor({
    FunctionDeclaration: ({ id }) => id && declared.add(id.name),
    ClassDeclaration: ({ id }) => id && declared.add(id.name),
    VariableDeclarator: ({ id }) => id.type === 'Identifier' && declared.add(id.name),
    ImportSpecifier: ({ local }) => declared.add(local.name),
  }).visit(program);
  const refused: string[] = [];
  const check = (callee: ESTree.Expression | ESTree.Super) => {
    const name = calledName(callee);
    if (declared.has(name) || !missing.has(name) || present.has(name) || ALLOWED.has(name)) return;
    const called = code.slice(callee.start, callee.end);
    const before = code.slice(Math.max(0, callee.start - TEST_BEFORE), callee.start);
    if ([`typeof ${called}`, `${called}?`, `${called}&&`].some((test) => before.includes(test)))
      return;
    refused.push(`${file}: ${name} in …${code.slice(callee.start - 40, callee.end + 40)}…`);
  };
  new Visitor({
    CallExpression: ({ callee, optional }) => optional || check(callee),
    NewExpression: ({ callee }) => check(callee),
  }).visit(program);
  return refused;
});

function calledName(callee: ESTree.Expression | ESTree.Super): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.computed) return '';
  const { object, property } = callee;
  const own = object.type === 'Identifier' ? `${object.name}.${property.name}` : '';
  return missing.has(own) || present.has(own) ? own : `.${property.name}`;
}

if (found.length > 0) {
  console.error(found.join('\n'));
  console.error(
    `These calls do not exist in all of ${BUILD_TARGET.join(', ')}: use \`?.\` or another call.`,
  );
  process.exitCode = 1;
} else console.log('The scripts call nothing that the oldest browsers do not have.');
