/**
 * Returns a signal that aborts with `signal`, or after `ms` milliseconds. Replaces
 * `AbortSignal.any`, which the oldest supported browsers lack (docs/decisions/044).
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
