import {
  type AddProtocolResponseData,
  addProtocol,
  type RequestParameters,
  type RequestTransformFunction,
} from 'maplibre-gl';
import { readConfig } from '@/lib/client/page/read-config';
import { createStreetLoader } from './street-loader';

/** A style, or the source of a style that we draw. */
export type Streets =
  | { readonly style: string; readonly transformRequest: RequestTransformFunction }
  | { readonly source: string };

const load = createStreetLoader();
let streets: Promise<Streets | null> | undefined;

/**
 * The configured streets; null if none are configured or their archive cannot be opened, in which case the map
 * is drawn from our own files.
 */
export function loadStreets(): Promise<Streets | null> {
  streets ??= askConfig().catch(() => {
    forgetStreets();
    return null;
  });
  return streets;
}

/** The next map opens the streets again. */
export function forgetStreets(): void {
  streets = undefined;
}

async function askConfig(): Promise<Streets | null> {
  const { mapStyleUrl, mapTilesUrl } = await readConfig();
  if (mapStyleUrl) return styleFrom(mapStyleUrl);
  if (!mapTilesUrl) return null;
  const { openStreetArchive } = await import('./street-archive');
  return { source: await openStreetArchive(mapTilesUrl, load) };
}

const scheme = 'streets';

function styleFrom(style: string): Streets {
  const { origin, protocol } = new URL(style);
  addProtocol(scheme, async ({ url, type }, { signal }) => {
    const { data, ...rest } = await load({ url: url.replace(`${scheme}:`, protocol), signal });
    return { ...rest, data: contentOf(data, type) };
  });
  return {
    style,
    transformRequest: (url) => ({
      url: new URL(url, location.href).origin === origin ? url.replace(protocol, `${scheme}:`) : url,
    }),
  };
}

function contentOf(body: ArrayBuffer, type: RequestParameters['type']): AddProtocolResponseData {
  if (type !== 'json' && type !== 'string') return body;
  const text = new TextDecoder().decode(body);
  return type === 'json' ? JSON.parse(text) : text;
}
