import { WIDE_FACTOR } from '#app/features/auth/client-network.rules.ts';

/**
 * Bounds the work in hand, fairly: so many requests are in flight, some wait, and next is always the
 * address that was served least recently, however many requests of others wait. So a visitor who comes
 * now and then goes before those who never stop asking.
 */
export interface Admission {
  /** `wide`: the network around the address, of which all addresses take turns as one. */
  enter(address: string, wide?: string): Place;
}

export interface Place {
  /** Whether the work may begin. False at once when too many are there, later when it takes too long. */
  admitted: Promise<boolean>;
  /** Ends the waiting; does nothing once the work has begun. */
  stopWaiting(): void;
  /** Ends the work, or the waiting for it. Must be called; the first call counts. */
  leave(): void;
}

export interface AdmissionOptions {
  inFlight: number;
  /**
   * How many of one address are in flight and wait: an office or a hotel may have only one. Of the
   * network around it `WIDE_FACTOR` times as many.
   */
  perAddress?: number;
  waiting?: number;
  /** Later than this, a request that waits is refused. */
  waitMs?: number;
}

/** Addresses; one that is forgotten goes before all others once more. */
const MAX_REMEMBERED = 2_000;

export function createAdmission({
  inFlight,
  perAddress = 64,
  waiting = 800,
  waitMs = 300,
}: AdmissionOptions): Admission {
  /** Who waits, by address. */
  const queues = new Map<string, Set<() => void>>();
  /** In flight and waiting. */
  const present = new Map<string, number>();
  /** The number of its last turn, the least recent first. */
  const served = new Map<string, number>();
  let turns = 0;
  let running = 0;
  let waitingCount = 0;

  function count(address: string, change: 1 | -1) {
    const next = (present.get(address) ?? 0) + change;
    if (next > 0) present.set(address, next);
    else present.delete(address);
  }

  function dequeue(address: string, admit: () => void) {
    const queue = queues.get(address);
    if (!queue?.delete(admit)) return;
    waitingCount -= 1;
    if (queue.size === 0) queues.delete(address);
  }

  function admitNext() {
    if (running >= inFlight) return;
    let next: { address: string; turn: number } | undefined;
    for (const address of queues.keys()) {
      const turn = served.get(address) ?? 0;
      if (!next || turn < next.turn) next = { address, turn };
    }
    const [admit] = (next && queues.get(next.address)) ?? [];
    if (!next || !admit) return;
    dequeue(next.address, admit);
    admit();
  }

  function noteTurn(address: string) {
    turns += 1;
    served.delete(address);
    served.set(address, turns);
    const [leastRecent] = served.keys();
    if (served.size > MAX_REMEMBERED && leastRecent !== undefined) served.delete(leastRecent);
  }

  return {
    enter(address, wide = address) {
      const isOver =
        (present.get(address) ?? 0) >= perAddress ||
        (present.get(wide) ?? 0) >= perAddress * WIDE_FACTOR ||
        waitingCount >= waiting;
      if (isOver) return REFUSED;
      countBoth(1);
      const { promise: admitted, resolve } = Promise.withResolvers<boolean>();
      let state: 'waiting' | 'running' | 'ended' = 'waiting';
      let timer: NodeJS.Timeout | undefined;

      function countBoth(change: 1 | -1) {
        for (const each of new Set([address, wide])) count(each, change);
      }
      function admit() {
        clearTimeout(timer);
        state = 'running';
        running += 1;
        noteTurn(wide);
        resolve(true);
      }
      function stopWaiting() {
        if (state !== 'waiting') return;
        state = 'ended';
        clearTimeout(timer);
        dequeue(wide, admit);
        countBoth(-1);
        resolve(false);
      }
      function leave() {
        stopWaiting();
        if (state !== 'running') return;
        state = 'ended';
        running -= 1;
        countBoth(-1);
        admitNext();
      }

      if (running < inFlight) admit();
      else {
        const queue = queues.get(wide) ?? new Set();
        queues.set(wide, queue.add(admit));
        waitingCount += 1;
        timer = setTimeout(stopWaiting, waitMs);
      }
      return { admitted, stopWaiting, leave };
    },
  };
}

const REFUSED: Place = {
  admitted: Promise.resolve(false),
  stopWaiting() {},
  leave() {},
};
