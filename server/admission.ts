/**
 * Bounds the work in hand, fairly: so many requests are in flight, some wait, and each address has
 * its turn one after the other, however many of its requests wait.
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

interface AdmissionOptions {
  /** One thread renders pages: more at once make each of them later, and none of them sooner. */
  inFlight?: number;
  /** How many of one address are in flight and wait: an office or a hotel may have only one. */
  perAddress?: number;
  waiting?: number;
  /** Later than this, a request that waits is refused. */
  waitMs?: number;
}

export function createAdmission({
  inFlight = 8,
  perAddress = 32,
  waiting = 400,
  waitMs = 400,
}: AdmissionOptions = {}): Admission {
  /** Who waits, by address; the address whose turn is next comes first. */
  const queues = new Map<string, Set<() => void>>();
  /** In flight and waiting. */
  const present = new Map<string, number>();
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
    const [next] = queues;
    if (!next || running >= inFlight) return;
    const [address, queue] = next;
    const [admit] = queue;
    // To the end of the line, if others of it wait.
    queues.delete(address);
    queues.set(address, queue);
    if (!admit) return;
    dequeue(address, admit);
    admit();
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
