import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildPages } from './build-pages.ts';

let project: string;
let builds: number;
let said: string[];

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'kervan-build-'));
  await mkdir(join(project, 'app/ui'), { recursive: true });
  await writeFile(join(project, 'app/ui/button.tsx'), 'one');
  await writeFile(join(project, 'vite.config.ts'), 'config');
  builds = 0;
  said = [];
});
afterEach(() => rm(project, { recursive: true }));

const start = ({ onlyIfChanged = true, ok = true } = {}) =>
  buildPages({
    project,
    onlyIfChanged,
    say: (line) => said.push(line),
    async runBuild() {
      builds += 1;
      await mkdir(join(project, 'build/server'), { recursive: true });
      await mkdir(join(project, 'build/client'), { recursive: true });
      await writeFile(join(project, 'build/server/index.js'), '');
      return { ok, output: 'what the bundler printed\n' };
    },
  });

describe('a start', () => {
  it('builds once, and not again while the sources are unchanged', async () => {
    await start();
    await start();
    expect(builds).toBe(1);
  });

  it.each([
    ['a source has changed', () => writeFile(join(project, 'app/ui/button.tsx'), 'two')],
    ['a source is new', () => writeFile(join(project, 'app/ui/card.tsx'), 'one')],
    ['a source is gone', () => rm(join(project, 'app/ui/button.tsx'))],
    ['a setting of the build has changed', () => writeFile(join(project, 'vite.config.ts'), '')],
    ['packages have changed', () => writeFile(join(project, 'package-lock.json'), '{}')],
    [
      'a part of the build was deleted',
      () => rm(join(project, 'build/client'), { recursive: true }),
    ],
    ['the build was deleted', () => rm(join(project, 'build'), { recursive: true })],
  ])('builds again if %s', async (_, change) => {
    await start();
    await change();
    await start();
    expect(builds).toBe(2);
  });

  it('does not build again after a change of a test', async () => {
    await start();
    await writeFile(join(project, 'app/ui/button.test.tsx'), 'test');
    await start();
    expect(builds).toBe(1);
  });

  it("builds again after a failed build, whose error contains the bundler's output", async () => {
    await start();
    expect(said.join('\n')).not.toContain('bundler');
    await writeFile(join(project, 'app/ui/button.tsx'), 'broken');
    await expect(start({ ok: false })).rejects.toThrow('what the bundler printed');
    await start();
    expect(builds).toBe(3);
    await expect(readFile(join(project, 'build/sources.sha256'), 'utf8')).resolves.toHaveLength(64);
  });
});

it('builds again on request, even without a change', async () => {
  await start();
  await start({ onlyIfChanged: false });
  expect(builds).toBe(2);
});
