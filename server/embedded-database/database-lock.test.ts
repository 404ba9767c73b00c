import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess, temporaryFolder } from '#tests/support/database-processes/start-process.ts';
import { DatabaseInUseError, takeDatabaseLock } from './database-lock.ts';

async function startHolder() {
  const holder = startProcess('./lock-holder.ts');
  await holder.nextLine();
  return holder;
}

test('a second process gets an error that names the folder and the first process', async () => {
  using folder = temporaryFolder();
  await using first = await startHolder();
  first.write(folder.path);
  expect(await first.nextLine()).toBe('held');

  const refusal = `^The database in ${folder.path} is in use by process ${first.pid} on .*: stop`;
  expect(() => takeDatabaseLock(folder.path)).toThrow(
    expect.toSatisfy(
      (error) => error instanceof DatabaseInUseError && new RegExp(refusal).test(error.message),
    ),
  );
});

test('a process cannot open its own database twice', () => {
  using folder = temporaryFolder();
  const lock = takeDatabaseLock(folder.path);
  expect(() => takeDatabaseLock(folder.path)).toThrow(`process ${process.pid} on`);
  lock.release();
  takeDatabaseLock(folder.path).release();
});

test('the lock of a killed process can be taken', async () => {
  using folder = temporaryFolder();
  await using first = await startHolder();
  first.write(folder.path);
  expect(await first.nextLine()).toBe('held');
  await first.kill();

  takeDatabaseLock(folder.path).release();
});

test("a lock whose owner's process id now belongs to another process can be taken", () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'postgres.owner'), `process ${process.ppid} on this machine\n`);
  writeFileSync(join(folder.path, 'postgres.lock'), '');

  takeDatabaseLock(folder.path).release();
});

test('exactly one of several processes gets the database if they start at the same time', async () => {
  await using a = await startHolder();
  await using b = await startHolder();
  await using c = await startHolder();
  for (let round = 0; round < 3; round += 1) {
    using folder = temporaryFolder();
    for (const holder of [a, b, c]) holder.write(folder.path);

    const answers = await Promise.all([a, b, c].map((holder) => holder.nextLine()));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => answer?.startsWith('DatabaseInUseError'))).toHaveLength(2);
  }
});
