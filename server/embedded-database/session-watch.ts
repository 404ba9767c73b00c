import type { PGlite } from '@electric-sql/pglite';

/** What PGlite throws when PostgreSQL reports an error of a statement, and goes on. */
const LONG_JUMP_STATUS = 100;

/**
 * Reports when PostgreSQL's session has ended for good: a FATAL or PANIC, memory that ran out, a
 * fault in the WebAssembly. PGlite swallows it and answers nobody from then on, or spins for ever
 * (https://github.com/electric-sql/pglite/issues/1046), so `report` has to end the thread.
 */
export function watchSession(database: PGlite, report: (cause: unknown) => never): void {
  const module = database.Module;
  const runOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if (!isStatementError(error)) report(error);
      throw error;
    }
  };
}

/** The reason for the end, when this line of PostgreSQL's log says it: without the time before it. */
export function lastWordsIn(logLine: string): string | undefined {
  return /\b(?:FATAL|PANIC):.*/.exec(logLine)?.[0];
}

/** Emscripten's ExitStatus is not an Error. */
function isStatementError(error: unknown): boolean {
  return (error as { status?: unknown } | undefined)?.status === LONG_JUMP_STATUS;
}
