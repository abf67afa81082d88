import { env } from '@/lib/server/platform/env';

/** A worker that loads street tiles for the map. Unlike the pages' policy, its policy allows their host. */
export function GET(): Response {
  const { mapStyleUrl, mapTilesUrl } = env();
  const url = mapStyleUrl ?? mapTilesUrl;
  const host = url ? new URL(url).origin : "'none'";
  return new Response(source, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; connect-src ${host}`,
    },
  });
}

export const dynamic = 'force-dynamic';

const source = `
const running = new Map();
onmessage = async ({ data: { id, url, range } }) => {
  if (!url) return running.get(id)?.abort();
  const abort = new AbortController();
  running.set(id, abort);
  try {
    const response = await fetch(url, { headers: range ? { range } : {}, signal: abort.signal });
    if (response.status !== (range ? 206 : 200)) throw new Error(response.status);
    const body = await response.arrayBuffer();
    postMessage({ id, body, cacheControl: response.headers.get('cache-control') }, [body]);
  } catch (error) {
    postMessage({ id, fault: error.message });
  }
  running.delete(id);
};
`;
