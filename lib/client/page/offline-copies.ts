import { formatDayAndTime } from '@/lib/format';
import { routes } from '@/lib/routes';
import { offlineCopies as copy } from '@/messages/favorites/offline-copies';

/** The page of a saved home, readable without a connection. */
export interface OfflineCopy {
  readonly href: string;
  readonly title: string;
  /** Who lists the home; empty if no broker does. */
  readonly listedBy: string;
  /** When it was copied, in ms. */
  readonly copiedAt: number;
}

/** Also named in public/service-worker.js, which shows the copies. */
const cacheName = 'saved-homes';
const mostCopies = 30;
/** Until then a copy is not made again. */
const freshMs = 600_000;
let turn: Promise<void> = Promise.resolve();
/** Ends the copies that are being made. */
let making = new AbortController();

/** Makes this browser have copies of the public pages of exactly these homes. */
export function keepCopies(slugs: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return turn;
  const wanted = slugs.slice(0, mostCopies).map(routes.property);
  const { signal } = making;
  turn = turn.then(() => replaceCopies(wanted, signal)).catch(() => {});
  return turn;
}

/**
 * Removes all copies, and ends those that are being made. Call when somebody signs out: the next person must
 * not see what was saved.
 */
export function dropCopies(): Promise<void> {
  if (!('caches' in globalThis)) return turn;
  making.abort();
  making = new AbortController();
  turn = turn.then(async () => {
    await caches.delete(cacheName);
  });
  return turn;
}

export async function listCopies(): Promise<readonly OfflineCopy[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(cacheName);
  const all = await cache.matchAll();
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return all.map(({ headers }, index) => ({
    href: paths[index] ?? '',
    title: decodeURIComponent(headers.get('x-title') ?? ''),
    listedBy: decodeURIComponent(headers.get('x-listed-by') ?? ''),
    copiedAt: copiedAt(headers),
  }));
}

async function replaceCopies(wanted: readonly string[], signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys())
    if (!wanted.includes(new URL(request.url).pathname)) await cache.delete(request);
  for (const path of wanted) {
    const known = await cache.match(path);
    if (known && Date.now() - copiedAt(known.headers) < freshMs) continue;
    const page = await fetch(path, { credentials: 'omit', signal });
    if (!page.ok) continue;
    const html = await page.text();
    signal.throwIfAborted();
    await cache.put(path, copyOf(html, Date.now()));
  }
}

/** The page with a note on top. React skips what it does not know at the start of the body. */
function copyOf(html: string, now: number): Response {
  const note = `<p role="status" class="offline-note">${copy.note({ time: formatDayAndTime(now) })}</p>`;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const title = page.title.split(' | ')[0] ?? '';
  const listedBy = page.querySelector('[data-listed-by]')?.textContent ?? '';
  return new Response(
    html.replace(/<body[^>]*>/, (body) => `${body}${note}`),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-title': encodeURIComponent(title),
        'x-listed-by': encodeURIComponent(listedBy),
        'x-copied-at': String(now),
      },
    },
  );
}

const copiedAt = (headers: Headers): number => Number(headers.get('x-copied-at'));
