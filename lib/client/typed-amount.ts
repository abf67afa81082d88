import { MAXIMUM_PARAM } from '@/lib/routes';

const slotOf = (auctionId: string): string => `typed:${auctionId}`;

/** The typed amount of an auction. Outlives a reload, the way to the registration and a form sent too early. */
export const typedBefore = (auctionId: string): string =>
  sessionStorage.getItem(slotOf(auctionId)) ?? new URLSearchParams(location.search).get(MAXIMUM_PARAM) ?? '';

export function keepTyped(auctionId: string, typed: string): void {
  if (typed !== '' || hasTyped(auctionId)) sessionStorage.setItem(slotOf(auctionId), typed);
}

export const hasTyped = (auctionId: string): boolean => typedBefore(auctionId) !== '';
