import { routes } from '@/lib/routes';
import { type MyHomes, myHomes, storedHomes, storeHomes } from './my-homes';

/** Keeps a change of what never goes to an account; shown also where the browser refuses to keep it. */
export function keepHere(change: Partial<Pick<MyHomes, 'compared' | 'recent'>>): void {
  storeHomes({ ...storedHomes(), ...change });
  myHomes.set({ ...myHomes.get(), ...change });
}

const mostRecent = 12;

export function rememberViewed(slug: string): void {
  const others = storedHomes().recent.filter((each) => each !== slug);
  keepHere({ recent: [slug, ...others].slice(0, mostRecent) });
}

/** For the seller, who is told how often the page was opened. Sends no cookie, and none is set. */
export function countView(slug: string): void {
  fetch(routes.countView(slug), { method: 'POST', credentials: 'omit', keepalive: true }).catch(() => {});
}
