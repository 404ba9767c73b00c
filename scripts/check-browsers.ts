/**
 * Refuses built scripts (with their packages) that call methods which the oldest supported browsers lack
 * (docs/decisions/044). No maintained linter knows methods of instances (`dialog.showPopover()`):
 * eslint-plugin-compat and es-check do not. The type of `x` in `x.name()` is unknown: the call is
 * refused if these browsers have no such method at all. `x.name?.()` and calls after a test pass.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { BUILD_TARGET } from './browser-floor.ts';
import { browserFeatures } from './floor-data.ts';

const CLIENT = 'build/client';
/** Number of characters before a call that are searched for a test, such as `x.name ? x.name() : …`. */
const TEST_BEFORE = 60;

/** Methods of packages and of ours that have the name of a newer one, or are never called. */
const ALLOWED = new Set([
  ...['.when', '.dispose', '.toArray', '.union', '.isVisible', '.lock'], // Zod, three, React, dnd-kit, Base UI
  ...['.requestPaint', 'XRWebGLBinding', '.makeXRCompatible', 'XRWebGLLayer'], // three in a headset
  '.startViewTransition', // React's ViewTransition, which we do not use
  ...['.take', '.transfer', '.handle', '.share', '.fileName', '.estimate'], // texts with values
]);

/** Names as a script calls them: `Map`, `Map.groupBy`, `.showPopover`. */
const [missing, present] = [false, true].map((isOnFloor) => {
  const features = browserFeatures.filter((feature) => feature.isOnFloor === isOnFloor);
  return new Set(features.flatMap(namesOf));
}) as [Set<string>, Set<string>];

/** Instances of an object that is missing cannot be made: `.name` of those is left out. */
function namesOf({ object, member, isObjectOnFloor }: (typeof browserFeatures)[number]): string[] {
  if (!member) return [object];
  const own = `${object}.${member.replace('_static', '')}`;
  return isObjectOnFloor && !member.endsWith('_static') ? [own, `.${member}`] : [own];
}

const found = globSync('assets/*.js', { cwd: CLIENT }).flatMap((file) => {
  const code = readFileSync(join(CLIENT, file), 'utf8');
  const { program } = parseSync(file, code);
  // Minifiers name functions `ML`, as the interface of the browser.
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
