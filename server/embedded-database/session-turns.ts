/** Gives the turn on. */
export type EndTurn = () => void;

/** The one session's queue: whoever takes a turn has the session alone until the turn is ended. */
export class SessionTurns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for all who asked before. */
  async take(): Promise<EndTurn> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
