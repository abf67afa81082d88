import { routes } from '@/lib/routes';
import { type MyHomes, myHomes, storedHomes, storeHomes } from './my-homes';

/** Stores data that is never sent to an account. It is shown even if the browser refuses storage. */
export function storeLocally(change: Partial<Pick<MyHomes, 'compared' | 'recent'>>): void {
  storeHomes({ ...storedHomes(), ...change });
  myHomes.set({ ...myHomes.get(), ...change });
}

const mostRecent = 12;

export function rememberViewed(slug: string): void {
  const others = storedHomes().recent.filter((each) => each !== slug);
  storeLocally({ recent: [slug, ...others].slice(0, mostRecent) });
}

/** Counts a view for the seller, who sees how often the page was opened. Sends no cookies and sets none. */
export function countView(slug: string): void {
  fetch(routes.countView(slug), { method: 'POST', credentials: 'omit', keepalive: true }).catch(() => {});
}
