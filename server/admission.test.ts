import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AdmissionOptions, createAdmission, type Place } from './admission.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Remembers who is let in, in which order, and who is refused. */
function crowd(options: Partial<AdmissionOptions> = {}) {
  const admission = createAdmission({ inFlight: 1, ...options });
  const admitted: string[] = [];
  const refused: string[] = [];
  const places = new Map<string, Place>();
  return {
    admitted,
    refused,
    /** The number tells requests of one address apart: `a1`, `a2`. */
    enter(...names: string[]) {
      for (const name of names) {
        const place = admission.enter(name.replace(/\d/, ''));
        places.set(name, place);
        place.admitted.then((isIn) => (isIn ? admitted : refused).push(name));
      }
      return settle();
    },
    leave(name: string) {
      places.get(name)?.leave();
      return settle();
    },
    stopWaiting(name: string) {
      places.get(name)?.stopWaiting();
      return settle();
    },
    /** Ends one piece of work after the other until nothing waits. */
    async finish() {
      for (let n = 0; n < admitted.length; n += 1) {
        places.get(admitted[n] ?? '')?.leave();
        await settle();
      }
    },
  };
}

describe('work in hand', () => {
  test('is bounded; the next begins when one ends, which counts once', async () => {
    const { enter, leave, admitted } = crowd({ inFlight: 2 });
    await enter('a', 'b', 'c', 'd');
    expect(admitted).toEqual(['a', 'b']);
    await leave('a');
    await leave('a');
    expect(admitted).toEqual(['a', 'b', 'c']);
  });

  test('goes in turns, however many requests of one address wait', async () => {
    const { enter, finish, admitted } = crowd();
    await enter('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    await finish();
    expect(admitted).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('goes to a network once, whichever of its addresses wait', async () => {
    const admission = createAdmission({ inFlight: 1 });
    const first = admission.enter('x');
    const order: string[] = [];
    const places = [['a', 'wide'], ['b', 'wide'], ['v']].map(([address = '', wide]) => {
      const place = admission.enter(address, wide);
      void place.admitted.then(() => order.push(address));
      return place;
    });
    for (const place of [first, ...places]) {
      place.leave();
      await settle();
    }
    expect(order.slice(0, 2)).toEqual(['a', 'v']);
  });

  test('goes first to those who come now and then', async () => {
    const { enter, leave, finish, admitted } = crowd();
    await enter('a1', 'a2', 'a3', 'b1', 'b2', 'b3');
    await leave('a1');
    await leave('b1');
    await enter('v');
    await finish();
    expect(admitted.slice(2)).toEqual(['a2', 'v', 'b2', 'a3', 'b3']);
  });
});

describe('is refused', () => {
  test('at once: more than its share of one address, others are not', async () => {
    const { enter, leave, admitted, refused } = crowd({ perAddress: 2 });
    await enter('a1', 'a2', 'a3', 'b1');
    expect(refused).toEqual(['a3']);
    await leave('a1');
    await enter('a4');
    expect([admitted, refused]).toEqual([['a1', 'b1'], ['a3']]);
  });

  test('at once: more than three shares of the network around several addresses', async () => {
    const admission = createAdmission({ inFlight: 1, perAddress: 2 });
    const isIn = async (address: string, wide?: string) => {
      const { admitted } = admission.enter(address, wide);
      return Promise.race([admitted, Promise.resolve(true)]);
    };
    const asked = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'd'];
    const taken: boolean[] = [];
    for (const address of asked) taken.push(await isIn(address, 'wide'));
    expect(taken).toEqual([true, true, false, true, true, false, true, true, false]);
    expect(await isIn('e')).toBe(true);
  });

  test('at once: when too many wait', async () => {
    const { enter, refused } = crowd({ waiting: 2 });
    await enter('a', 'b', 'c', 'd');
    expect(refused).toEqual(['d']);
  });

  test('later: who has waited too long, and leaves nothing behind', async () => {
    const { enter, leave, admitted, refused } = crowd({ waitMs: 400, perAddress: 1 });
    await enter('a', 'b');
    await vi.advanceTimersByTimeAsync(399);
    expect(refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(refused).toEqual(['b']);
    await leave('b');
    await leave('a');
    await enter('b2');
    expect(admitted).toEqual(['a', 'b2']);
  });

  test('who goes away while waiting; work that has begun goes on', async () => {
    const { enter, stopWaiting, leave, admitted, refused } = crowd();
    await enter('a', 'b', 'c');
    await stopWaiting('b');
    await stopWaiting('a');
    expect([admitted, refused]).toEqual([['a'], ['b']]);
    await leave('a');
    expect(admitted).toEqual(['a', 'c']);
  });
});
