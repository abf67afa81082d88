import { json, type Place } from './bidders';
import { clockSite, engine, second } from './place';

/** A bid that arrived in time may still be on its way to the store, so an auction closes five seconds after its end. */
const closingDelayMs = 5_000;

/**
 * Moves the clock of the site, both instances of it, and answers its new time. What became due has happened by then. Open
 * pages follow it; a page that compares with the browser's own clock needs `page.clock.setSystemTime`.
 */
export async function moveClock(byMs: number): Promise<Date> {
  const sites = engine === 'firestore' ? [clockSite, second] : [clockSite];
  const times = await Promise.all(sites.map((site) => moveClockOf(site, byMs)));
  return new Date(Math.max(...times));
}

/** Moves the clock until an auction that ends in `endsInMs` has closed. */
export const moveClockPastEnd = (endsInMs: number): Promise<Date> => moveClock(endsInMs + closingDelayMs);

async function moveClockOf({ siteUrl, tickSecret }: Place, byMs: number): Promise<number> {
  const url = `${siteUrl}/api/dev/clock`;
  const answer = await fetch(url, json('POST', { byMs }, { authorization: `Bearer ${tickSecret}` }));
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const { serverTime } = await answer.json();
  return Date.parse(serverTime);
}
