/** The field's name: sent before the page's code has arrived, the form only adds it to the address. */
export const TYPED_PARAM = 'maximum';

const slotOf = (auctionId: string): string => `typed:${auctionId}`;

/** The typed amount of an auction. Outlives a reload, the way to the registration and a form sent too early. */
export const typedBefore = (auctionId: string): string =>
  sessionStorage.getItem(slotOf(auctionId)) ?? new URLSearchParams(location.search).get(TYPED_PARAM) ?? '';

export function keepTyped(auctionId: string, typed: string): void {
  if (typed !== '' || hasTyped(auctionId)) sessionStorage.setItem(slotOf(auctionId), typed);
}

export const hasTyped = (auctionId: string): boolean => typedBefore(auctionId) !== '';
