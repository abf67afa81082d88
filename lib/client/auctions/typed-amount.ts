import { MAXIMUM_PARAM } from '@/lib/routes';

const typedAmounts = new Map<string, string>();
const slotOf = (auctionId: string): string => `typed:${auctionId}`;

/**
 * The amount typed for an auction. It survives a reload, the detour to registration, and a form sent before
 * hydration.
 */
export const typedBefore = (auctionId: string): string =>
  typedAmounts.get(auctionId) ??
  stored(auctionId) ??
  new URLSearchParams(location.search).get(MAXIMUM_PARAM) ??
  '';

const hasTyped = (auctionId: string): boolean => typedBefore(auctionId) !== '';

/** If the browser refuses storage, the text is kept only as long as the page. */
export function keepTyped(auctionId: string, typed: string): void {
  if (typed === '' && !hasTyped(auctionId)) return;
  typedAmounts.set(auctionId, typed);
  try {
    sessionStorage.setItem(slotOf(auctionId), typed);
  } catch {}
}

function stored(auctionId: string): string | null {
  try {
    return sessionStorage.getItem(slotOf(auctionId));
  } catch {
    return null;
  }
}
