import type { BidderPosition, BidReceipt, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { isPublicAuction } from './live-stream';

/** The bidder's position as of a version of the auction. */
export interface OwnPosition extends BidderPosition {
  readonly asOfVersion: number;
}

export const noPosition: OwnPosition = { alias: null, maximumCents: null, standing: 'none', asOfVersion: 0 };

/** The server accepts no bid on an older home without the lead paint terms. */
export const placeOfReceipt = (receipt: BidReceipt): OwnPosition => ({
  alias: receipt.alias,
  maximumCents: receipt.maximumCents,
  standing: receipt.standing,
  asOfVersion: receipt.seq,
  hasAcceptedLeadPaint: true,
});

/** The newer source decides: the bidder's own position, or the leader's alias in a later public state. */
export function positionIn(auction: PublicAuction, place: OwnPosition): BidderPosition['standing'] {
  if (place.alias === null) return 'none';
  if (auction.version <= place.asOfVersion) return place.standing;
  return auction.leaderAlias === place.alias ? 'leading' : 'outbid';
}

/** This browser's key is unknown in the auction, and an earlier one can add it. */
export const isNewDevice = ({ deviceKeys = [] }: OwnPosition, key: string | null): boolean =>
  key !== null && deviceKeys.length > 0 && !deviceKeys.includes(key);

/** The position with the later version. A receipt does not say which papers a bid needs. */
export function laterPosition(known: OwnPosition, received: OwnPosition): OwnPosition {
  if (received.asOfVersion < known.asOfVersion) return known;
  return known.needsInvestorForm && received.needsInvestorForm === undefined
    ? { ...received, needsInvestorForm: true }
    : received;
}

/** Fetches the auction together with the signed-in bidder's position; null if there is no answer. */
export async function fetchOwnPlace(
  auctionId: string,
): Promise<{ auction: PublicAuction; place: OwnPosition } | null> {
  const response = await fetch(`/api/auctions/${encodeURIComponent(auctionId)}`, {
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null);
  if (!response?.ok) return null;
  const body: unknown = await response.json().catch(() => null);
  if (!isPublicAuction(body)) return null;
  return { auction: body, place: { ...readOwn(body), asOfVersion: body.version } };
}

function readOwn(body: PublicAuction & { readonly you?: BidderPosition | null }): BidderPosition {
  return body.you ?? noPosition;
}
