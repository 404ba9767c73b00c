/**
 * Bounds the work in hand, fairly: so many requests are in flight, some wait, and next is always the
 * address that was served least recently, however many requests of others wait. So a visitor who comes
 * now and then goes before those who never stop asking.
 */
export interface Admission {
  enter(address: string): Place;
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
  /** How many of one address are in flight and wait: an office or a hotel may have only one. */
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
    enter(address) {
      const isOver = (present.get(address) ?? 0) >= perAddress || waitingCount >= waiting;
      if (isOver) return REFUSED;
      count(address, 1);
      const { promise: admitted, resolve } = Promise.withResolvers<boolean>();
      let state: 'waiting' | 'running' | 'ended' = 'waiting';
      let timer: NodeJS.Timeout | undefined;

      function admit() {
        clearTimeout(timer);
        state = 'running';
        running += 1;
        noteTurn(address);
        resolve(true);
      }
      function stopWaiting() {
        if (state !== 'waiting') return;
        state = 'ended';
        clearTimeout(timer);
        dequeue(address, admit);
        count(address, -1);
        resolve(false);
      }
      function leave() {
        stopWaiting();
        if (state !== 'running') return;
        state = 'ended';
        running -= 1;
        count(address, -1);
        admitNext();
      }

      if (running < inFlight) admit();
      else {
        const queue = queues.get(address) ?? new Set();
        queues.set(address, queue.add(admit));
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
