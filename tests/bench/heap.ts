/**
 * Measures the heap of a running product with Node's inspector
 * (https://chromedevtools.github.io/devtools-protocol/v8/).
 */

const PORT = 9339;
export const INSPECTED = [`--inspect=127.0.0.1:${PORT}`, '--inspect-publish-uid=http'];

/** Sizes in MB. */
export interface Heap {
  heap: number;
  /** Memory outside of the heap, such as cached pages and pictures that are being sent. */
  buffers: number;
}

interface Allocation {
  callFrame: { functionName: string; url: string; lineNumber: number };
  selfSize: number;
  children: Allocation[];
}

const MOST_PLACES = 20;

export async function inspectHeap() {
  const [target] = await (await fetch(`http://127.0.0.1:${PORT}/json/list`)).json();
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((done) => socket.addEventListener('open', done, { once: true }));
  let calls = 0;

  function call(method: string, params = {}): Promise<Record<string, unknown>> {
    calls += 1;
    const id = calls;
    const answer = new Promise<Record<string, unknown>>((done) => {
      function read({ data }: MessageEvent) {
        const message = JSON.parse(data);
        if (message.id !== id) return;
        socket.removeEventListener('message', read);
        done(message.result);
      }
      socket.addEventListener('message', read);
    });
    socket.send(JSON.stringify({ id, method, params }));
    return answer;
  }

  return {
    /** Returns the heap after a garbage collection. */
    async collected(): Promise<Heap> {
      await call('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = await call('Runtime.getHeapUsage');
      return { heap: Number(usedSize) / 1e6, buffers: Number(backingStorageSize) / 1e6 };
    },
    /** Begins to record where objects are allocated, for `whatIsLeft`. */
    watch: () => call('HeapProfiler.startSampling', { samplingInterval: 32_768 }),
    /** Closes the inspector. The product cannot end while it is open. */
    close: () => socket.close(),
    /**
     * Returns the places in the code that allocated most of the memory that is still in use since
     * `watch`, with its size in kB.
     */
    async whatIsLeft(): Promise<string[]> {
      const { profile } = await call('HeapProfiler.getSamplingProfile');
      const sizes = new Map<string, number>();
      const add = ({ callFrame, selfSize, children }: Allocation) => {
        const { functionName, url, lineNumber } = callFrame;
        const place = `${functionName || '(no name)'} ${url.split('/').slice(-3).join('/')}:${lineNumber + 1}`;
        sizes.set(place, (sizes.get(place) ?? 0) + selfSize);
        children.forEach(add);
      };
      add((profile as { head: Allocation }).head);
      return [...sizes]
        .sort(([, a], [, b]) => b - a)
        .slice(0, MOST_PLACES)
        .map(([place, size]) => `${String(Math.round(size / 1000)).padStart(8)} ${place}`);
    },
  };
}
