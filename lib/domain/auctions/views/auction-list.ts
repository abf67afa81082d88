import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { auctionStatuses } from '@/lib/domain/auctions/terms/public-auction-schema';
import { pageAfter } from '@/lib/domain/shared/keyset';

/** How many auctions one response contains: `usual` by default, `most` at most. */
export const auctionsPerAnswer = { usual: 200, most: 500 } as const;

/** A request for the list of all auctions. `cursor` is the id of the last auction that was read. */
export interface AuctionsRequest {
  readonly status: PublicAuction['status'] | null;
  readonly limit: number;
  readonly cursor: string | null;
}

export type AuctionsRefusal = 'invalid-status' | 'invalid-limit' | 'invalid-cursor';

export function parseAuctionsRequest(params: URLSearchParams): AuctionsRequest | AuctionsRefusal {
  const [statusParam, size, cursor] = ['status', 'limit', 'cursor'].map((name) => params.get(name));
  const status = auctionStatuses.find((known) => known === statusParam) ?? null;
  if (statusParam != null && status === null) return 'invalid-status';
  const limit = size == null ? auctionsPerAnswer.usual : Number(/^\d{1,3}$/.exec(size)?.[0] ?? 0);
  if (limit < 1 || limit > auctionsPerAnswer.most) return 'invalid-limit';
  if (cursor != null && !/^[\w-]{1,128}$/.test(cursor)) return 'invalid-cursor';
  return { status, limit, cursor: cursor ?? null };
}

/**
 * A page of auctions in the order of their ids. An auction keeps its id, so a reader who follows the pages
 * gets every remaining auction exactly once, whatever starts or ends meanwhile.
 */
export function listAuctionsAfter(
  auctions: Iterable<PublicAuction>,
  { limit, cursor }: Pick<AuctionsRequest, 'limit' | 'cursor'>,
) {
  const { items, last } = pageAfter(auctions, {
    rankOf: ({ id }) => [id],
    after: cursor === null ? null : [cursor],
    limit,
  });
  return { auctions: items, next: last === null ? null : String(last[0]) };
}
