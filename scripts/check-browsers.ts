import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { isOnFloor, membersOf, browserObjects as objects } from './floor-data.ts';

/**
 * After `npm run build`: refuses in the scripts of browsers what the oldest supported ones do not have
 * (docs/decisions/044), by MDN's data of which browser has what. Of `x.name()` the type of `x` is not
 * known: it is refused when nothing of that name is there. A call that asks first passes: `x.name?.()`, `x.name ? x.name() : …`.
 */
const CLIENT = 'build/client';
/** How many characters before a call are searched for the test of whether it exists. */
const ASKED_BEFORE = 60;

/** Names that are no such method there, or are reached only where it exists; and in which scripts. */
const ALLOWED: { scripts: RegExp; names: string[]; why: string }[] = [
  { scripts: /^office/, names: ['.when'], why: "Zod's own" },
  {
    scripts: /^panorama/,
    names: ['.dispose', '.toArray', '.union', '.isVisible'],
    why: "three's own",
  },
  {
    scripts: /^panorama/,
    names: ['.requestPaint', 'XRWebGLBinding', '.makeXRCompatible', 'XRWebGLLayer'],
    why: 'three in a headset, which nobody enters here',
  },
  {
    scripts: /^(office|home|core\.esm|useRenderElement)/,
    names: ['.toArray'],
    why: 'of React.Children, of dnd-kit',
  },
  { scripts: /^useAnchoredPopupScrollLock/, names: ['.lock'], why: "Base UI's own" },
  {
    scripts: /^(shell|react-dom)/,
    names: ['.startViewTransition'],
    why: 'only called with ViewTransition, which we do not use',
  },
  {
    scripts: /^(admin-|board-move-dialog|booking-trip|sent-trip)/,
    names: ['.take', '.transfer', '.handle', '.share', '.fileName'],
    why: 'texts with values',
  },
];

/**
 * Of each name, whether any object has a method or property of it on the floor. What is not there as a
 * whole is left out: it has to be asked for or made first, and that is refused.
 */
const members = new Map<string, boolean>();
for (const object of Object.values(objects)) {
  if (!isOnFloor(object.__compat)) continue;
  for (const [name, member] of membersOf(object)) {
    members.set(name, (members.get(name) ?? false) || isOnFloor(member.__compat));
  }
}

const found: string[] = [];
const used = new Set<string>();
for (const file of globSync('assets/*.js', { cwd: CLIENT })) checkFile(file);
if (found.length > 0) {
  const floor = Object.entries(BROWSER_FLOOR).map(([name, version]) => `${name} ${version}`);
  console.error(found.join('\n'));
  console.error(
    `Not in all of ${floor.join(', ')}: write it another way, or ask with \`?.\` first.`,
  );
  process.exitCode = 1;
} else console.log('The scripts call nothing that the oldest browsers do not have.');
for (const { names } of ALLOWED) {
  for (const name of names.filter((each) => !used.has(each))) {
    console.error(`Allowed and nowhere used: ${name}`);
    process.exitCode = 1;
  }
}

function checkFile(file: string): void {
  const code = readFileSync(join(CLIENT, file), 'utf8');
  const { program } = parseSync(file, code);
  const refuse = (name: string, { start, end }: { start: number; end: number }) => {
    const callee = code.slice(start, end);
    const before = code.slice(Math.max(0, start - ASKED_BEFORE), start);
    const isAskedFor = before.includes(`typeof ${callee}`) || before.includes(`${callee}?`);
    if (isAskedFor) return;
    const isAllowed = ALLOWED.some(
      ({ scripts, names }) => scripts.test(basename(file)) && names.includes(name),
    );
    if (isAllowed) used.add(name);
    else found.push(`${file}: ${name} in …${code.slice(start - 40, end + 40)}…`);
  };
  const check = (needed: ESTree.Expression | ESTree.Super) => {
    const name = missingName(needed);
    if (name) refuse(name, needed);
  };
  new Visitor({
    CallExpression: ({ callee, optional }) => optional || check(callee),
    NewExpression: ({ callee }) => check(callee),
    Literal(node) {
      if (!('regex' in node)) return;
      const { flags } = node.regex;
      if (flags.includes('v') && !isOnFloor(objects.RegExp?.unicodeSets?.__compat)) {
        refuse(`/${flags}`, node);
      }
    },
  }).visit(program);
}

/** The name of what the oldest browsers do not have in `expression`, if there is any. */
function missingName(expression: ESTree.Expression | ESTree.Super): string | null {
  if (expression.type === 'Identifier') {
    const object = Object.hasOwn(objects, expression.name) ? objects[expression.name] : undefined;
    return object?.__compat && !isOnFloor(object.__compat) ? expression.name : null;
  }
  if (expression.type !== 'MemberExpression' || expression.computed) return null;
  const { object, property } = expression;
  const { name } = property;
  const owner =
    object.type === 'Identifier' && Object.hasOwn(objects, object.name) && objects[object.name];
  const member = owner && (owner[`${name}_static`] ?? owner[name]);
  if (member)
    return isOnFloor(member.__compat)
      ? null
      : `${(object as ESTree.IdentifierReference).name}.${name}`;
  return members.get(name) === false ? `.${name}` : null;
}
