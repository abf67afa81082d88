import { env } from '@/lib/server/platform/env';

/** A worker that loads street tiles for the map. Unlike the pages' policy, its policy allows their host. */
export function GET(): Response {
  const { mapStyleUrl } = env();
  const host = mapStyleUrl ? new URL(mapStyleUrl).origin : "'none'";
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
onmessage = async ({ data: { id, url } }) => {
  if (!url) return running.get(id)?.abort();
  const abort = new AbortController();
  running.set(id, abort);
  try {
    const response = await fetch(url, { signal: abort.signal });
    if (!response.ok) throw new Error(response.status);
    const body = await response.arrayBuffer();
    postMessage({ id, body, cacheControl: response.headers.get('cache-control') }, [body]);
  } catch (error) {
    postMessage({ id, fault: error.message });
  }
  running.delete(id);
};
`;
