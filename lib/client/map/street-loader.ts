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

/**
 * One worker makes all requests to the tile host, because only that worker's content security policy allows
 * them: see docs/decisions/013-map.md.
 */
export function createStreetLoader(): LoadStreets {
  const worker = new Worker('/map/street-loader.js');
  const waiting = new Map<number, (loaded: Loaded) => void>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<Loaded>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  return ({ url, range, signal }) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      signal?.addEventListener('abort', () => {
        waiting.delete(id);
        worker.postMessage({ id });
        reject(signal.reason);
      });
      waiting.set(id, (loaded) => {
        if ('fault' in loaded) reject(new Error(`${url}: ${loaded.fault}`));
        else resolve({ data: loaded.body, cacheControl: loaded.cacheControl });
      });
      worker.postMessage({ id, url, range });
    });
}
