import { routes } from '@/lib/routes';
import { offlineCopies as copy } from '@/messages/favorites/offline-copies';

/** The page of a saved home, readable without a connection. */
export interface OfflineCopy {
  readonly href: string;
  readonly title: string;
  /** When it was copied, in words. */
  readonly asOf: string;
}

/** Also named in public/service-worker.js, which shows the copies. */
const cacheName = 'saved-homes';
const mostCopies = 30;
/** Until then a copy is not made again. */
const freshMs = 600_000;
let turn: Promise<void> = Promise.resolve();

/** Makes this browser have copies of the public pages of exactly these homes. */
export function keepCopies(slugs: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return turn;
  const wanted = slugs.slice(0, mostCopies).map(routes.property);
  turn = turn.then(() => replaceCopies(wanted)).catch(() => {});
  return turn;
}

/** Removes all copies. Call when somebody signs out: the next person must not see what was saved. */
export function dropCopies(): Promise<void> {
  if (!('caches' in globalThis)) return turn;
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
    asOf: toWords(copiedAt(headers)),
  }));
}

async function replaceCopies(wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys())
    if (!wanted.includes(new URL(request.url).pathname)) await cache.delete(request);
  for (const path of wanted) {
    const known = await cache.match(path);
    if (known && Date.now() - copiedAt(known.headers) < freshMs) continue;
    const page = await fetch(path, { credentials: 'omit' });
    if (page.ok) await cache.put(path, copyOf(await page.text(), Date.now()));
  }
}

/** The page with a note on top. React skips what it does not know at the start of the body. */
function copyOf(html: string, now: number): Response {
  const note = `<p role="status" class="offline-note">${copy.note({ time: toWords(now) })}</p>`;
  const title = new DOMParser().parseFromString(html, 'text/html').title.split(' | ')[0] ?? '';
  return new Response(
    html.replace(/<body[^>]*>/, (body) => `${body}${note}`),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-title': encodeURIComponent(title),
        'x-copied-at': String(now),
      },
    },
  );
}

const copiedAt = (headers: Headers): number => Number(headers.get('x-copied-at'));

const toWords = (at: number): string =>
  `${new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at)} ET`;
