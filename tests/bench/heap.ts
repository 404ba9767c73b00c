/** The heap of a running product, by the inspector of Node (https://chromedevtools.github.io/devtools-protocol/v8/). */

const PORT = 9339;
/** Flags of Node with which a product can be inspected. */
export const INSPECTED = [`--inspect=127.0.0.1:${PORT}`, '--inspect-publish-uid=http'];

/** In MB. */
export interface Heap {
  heap: number;
  /** Outside of the heap: ready pages, pictures on their way. */
  buffers: number;
}

interface Allocation {
  callFrame: { functionName: string; url: string; lineNumber: number };
  selfSize: number;
  children: Allocation[];
}

/** How many places `whatIsLeft` names. */
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
    /** Returns the heap after a full collection. */
    async collected(): Promise<Heap> {
      await call('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = await call('Runtime.getHeapUsage');
      return { heap: Number(usedSize) / 1e6, buffers: Number(backingStorageSize) / 1e6 };
    },
    /** From now on, where objects are made is noted for `whatIsLeft`. */
    watch: () => call('HeapProfiler.startSampling', { samplingInterval: 32_768 }),
    /** The product does not end before. */
    close: () => socket.close(),
    /** The places that made most of what was made since `watch` and still lives. */
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
