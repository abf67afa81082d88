import {
  type AddProtocolResponseData,
  addProtocol,
  type GetResourceResponse,
  type RequestParameters,
  type RequestTransformFunction,
} from 'maplibre-gl';
import type { PublicConfig } from '@/lib/domain/accounts/public-config';

interface Streets {
  readonly style: string;
  readonly transformRequest: RequestTransformFunction;
}

let streets: Promise<Streets | null> | undefined;

/**
 * The configured street style; null if none is configured, in which case the map is drawn from our own files.
 */
export function loadStreets(): Promise<Streets | null> {
  streets ??= askConfig().catch(() => {
    streets = undefined;
    return null;
  });
  return streets;
}

async function askConfig(): Promise<Streets | null> {
  const response = await fetch('/api/config');
  const { mapStyleUrl }: PublicConfig = await response.json();
  if (!mapStyleUrl) return null;
  const { origin, protocol } = new URL(mapStyleUrl);
  const load = createLoader();
  addProtocol(scheme, ({ url, type }, { signal }) => load(url.replace(`${scheme}:`, protocol), type, signal));
  return {
    style: mapStyleUrl,
    transformRequest: (url) => ({
      url: new URL(url, location.href).origin === origin ? url.replace(protocol, `${scheme}:`) : url,
    }),
  };
}

const scheme = 'streets';

type Loaded = { readonly id: number } & (
  | { readonly body: ArrayBuffer; readonly cacheControl: string | null }
  | { readonly fault: string }
);
interface Waiting {
  readonly take: (loaded: Loaded) => void;
}

/**
 * One worker makes all requests to the tile host, because only that worker's content security policy allows
 * them: see docs/decisions/013-map.md.
 */
function createLoader() {
  const worker = new Worker('/map/street-loader.js');
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<Loaded>) => {
    waiting.get(data.id)?.take(data);
    waiting.delete(data.id);
  };
  return (url: string, type: RequestParameters['type'], signal: AbortSignal) =>
    new Promise<GetResourceResponse<AddProtocolResponseData>>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      signal.addEventListener('abort', () => {
        waiting.delete(id);
        worker.postMessage({ id });
        reject(signal.reason);
      });
      waiting.set(id, {
        take: (loaded) => {
          if ('fault' in loaded) reject(new Error(`${url}: ${loaded.fault}`));
          else resolve({ data: contentOf(loaded.body, type), cacheControl: loaded.cacheControl });
        },
      });
      worker.postMessage({ id, url });
    });
}

function contentOf(body: ArrayBuffer, type: RequestParameters['type']): AddProtocolResponseData {
  if (type !== 'json' && type !== 'string') return body;
  const text = new TextDecoder().decode(body);
  return type === 'json' ? JSON.parse(text) : text;
}
