import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTurns } from './turns.server.ts';

/** What happens one after the other: somebody comes, or one of those at work gets done or fails. */
const happenings = fc.array(fc.constantFrom('comes', 'done', 'fails'), { maxLength: 60 });

describe('createTurns', () => {
  test('never more than so many at work and waiting, and nobody who was taken is forgotten', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 5 }),
        happenings,
        async (atOnce, waiting, events) => {
          const turns = createTurns({ atOnce, waiting });
          const atWork: PromiseWithResolvers<string>[] = [];
          const answers: Promise<string | null>[] = [];
          let taken = 0;
          let finished = 0;
          const work = () => {
            const job = Promise.withResolvers<string>();
            atWork.push(job);
            return job.promise;
          };
          const finish = async (event: 'done' | 'fails') => {
            const job = atWork.shift();
            if (!job) return;
            finished += 1;
            if (event === 'done') job.resolve('done');
            else job.reject(new Error('fails'));
            await settled();
          };
          for (const event of events) {
            if (event === 'comes') {
              const isFull = taken - finished >= atOnce + waiting;
              const answer = turns.take(work).catch(() => 'failed');
              answers.push(answer);
              if (isFull) expect(await answer).toBeNull();
              else taken += 1;
              await settled();
            } else await finish(event);
            expect(atWork.length).toBe(Math.min(atOnce, taken - finished));
          }
          while (atWork.length > 0) await finish('done');
          const all = await Promise.all(answers);
          expect(all.filter((answer) => answer !== null)).toHaveLength(taken);
        },
      ),
    );
  });
});

/** Lets what was settled be noticed, and the next begin. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
