import fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openCluster } from './open-cluster.ts';
import { startProcess } from './test-processes/start-process.ts';
import { temporaryFolder } from './test-processes/temporary-folder.ts';

const COMMITS = 25;

const folder = temporaryFolder();
const cluster = join(folder.path, 'cluster');
afterAll(() => folder[Symbol.dispose]());

test('every commit is on the disk before it is confirmed', async () => {
  const database = await openCluster(cluster);
  await database.exec('CREATE TABLE kept (id int)');
  const fsync = vi.spyOn(fs, 'fsyncSync');

  for (let commit = 1; commit <= COMMITS; commit += 1) {
    await database.query('INSERT INTO kept VALUES ($1)', [commit]);
    expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(commit);
  }
  const ofCommits = fsync.mock.calls.length;
  await database.query('SELECT count(*) FROM kept');
  expect(fsync.mock.calls.length).toBe(ofCommits);
  fsync.mockRestore();
  await database.close();
});

test('what the disk has not taken is not confirmed', async () => {
  await using process = startProcess('./failing-disk.ts', cluster);
  expect(await process.nextLine()).toMatch(/PANIC: {2}could not fsync file/);
  expect(await process.rest()).toEqual([]);
});
