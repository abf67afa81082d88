import { closingDelayMs } from '@/lib/domain/auctions/state/auction-clock';
import { json, type Place } from './bidders';
import { clockSite, engine, second } from './place';

/**
 * Moves the clock of the site (both instances if there are two) and returns its new time. By then everything
 * due has run. Open pages follow; a page that reads the browser's own clock needs `page.clock.setSystemTime`.
 */
export async function moveClock(byMs: number): Promise<Date> {
  const sites = engine === 'firestore' ? [clockSite, second] : [clockSite];
  const times = await Promise.all(sites.map((site) => moveClockOf(site, byMs)));
  return new Date(Math.max(...times));
}

/** Moves the clock past the closing of an auction that ends in `endsInMs`. */
export const moveClockPastEnd = (endsInMs: number): Promise<Date> => moveClock(endsInMs + closingDelayMs);

/** The same for one site. */
export async function moveClockOf({ siteUrl, tickSecret }: Place, byMs: number): Promise<number> {
  const url = `${siteUrl}/api/dev/clock`;
  const answer = await fetch(url, json('POST', { byMs }, { authorization: `Bearer ${tickSecret}` }));
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const { serverTime } = await answer.json();
  return Date.parse(serverTime);
}
