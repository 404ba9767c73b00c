/**
 * A signal that aborts with `signal`, and after `ms` at the latest. `AbortSignal.any` is newer than
 * the oldest browsers (docs/decisions/044).
 */
export function limitedSignal(signal: AbortSignal, ms: number): AbortSignal {
  const limited = new AbortController();
  for (const source of [signal, AbortSignal.timeout(ms)]) {
    const follow = () => limited.abort(source.reason);
    if (source.aborted) follow();
    else source.addEventListener('abort', follow, { signal: limited.signal });
  }
  return limited.signal;
}
