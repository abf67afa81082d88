import type { GetResourceResponse } from 'maplibre-gl';

interface Wanted {
  readonly url: string;
  /** As in the HTTP header: `bytes=0-99`. */
  readonly range?: string;
  readonly signal?: AbortSignal | undefined;
}

export type LoadStreets = (wanted: Wanted) => Promise<GetResourceResponse<ArrayBuffer>>;

type Loaded = { readonly id: number } & (
  | { readonly body: ArrayBuffer; readonly cacheControl: string | null }
  | { readonly fault: string }
);

interface Waiting {
  readonly resolve: (loaded: Loaded) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * One worker makes all requests to the tile host, because only that worker's content security policy allows
 * them: see docs/decisions/013-map.md. It starts with the first request, and again after it failed to load.
 */
export function createStreetLoader(): LoadStreets {
  const waiting = new Map<number, Waiting>();
  let current: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const worker = new Worker('/map/street-loader.js');
    worker.onmessage = ({ data }: MessageEvent<Loaded>) => {
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    };
    worker.onerror = () => {
      worker.terminate();
      current = undefined;
      const failed = [...waiting.values()];
      waiting.clear();
      for (const { reject } of failed) reject(new Error('The street loader failed.'));
    };
    return worker;
  }

  return async ({ url, range, signal }) => {
    signal?.throwIfAborted();
    current ??= start();
    const worker = current;
    lastId += 1;
    const id = lastId;
    const abort = () => {
      waiting.get(id)?.reject(signal?.reason);
      waiting.delete(id);
      worker.postMessage({ id });
    };
    signal?.addEventListener('abort', abort);
    try {
      const loaded = await new Promise<Loaded>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, url, range });
      });
      if ('fault' in loaded) throw new Error(`${url}: ${loaded.fault}`);
      return { data: loaded.body, cacheControl: loaded.cacheControl };
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  };
}
