import fc from 'fast-check';
import {
  aBid,
  anAuction,
  aSalt,
  type BuiltAuction,
  withCommands,
} from '@/lib/domain/auctions/commands/auction.builders';
import { aliasFor, leaderOf } from '@/lib/domain/auctions/state/secrets';
import { minimumNextBid, minimumRaise } from '@/lib/domain/auctions/terms/price';
import { cents } from '@/lib/domain/shared/money';
import { anAddition, anOffer, aSigner } from './bid-signer.fixture';
import type { KnownKey } from './signed-bid';

const aStep = fc.record({
  who: fc.constantFrom('ann', 'bob', 'cy'),
  /** One of their devices; null: not signed. */
  device: fc.constantFrom(0, 0, 1, 2, null),
  /** An earlier device adds this one, where there is one. */
  isAdded: fc.boolean(),
  dollarsAbove: fc.constantFrom(0, 1, 2_000, 30_000),
  /** How many entries the browser is behind. */
  behind: fc.nat(3),
});
/** Bids of three people on up to three devices each, most of them signed. */
export const aSignedStory = fc.record({
  curve: fc.constantFrom('ed25519' as const, 'p256' as const),
  steps: fc.array(aStep, { minLength: 1, maxLength: 8, size: 'max' }),
});
type SignedStory = typeof aSignedStory extends fc.Arbitrary<infer T> ? T : never;

interface Played {
  readonly auction: BuiltAuction;
  /** Whose key signed each bid, as told by the story. */
  readonly by: readonly (KnownKey['by'] | 'none')[];
}

export const deviceName = (who: string, device: number): string => `${who}'s device ${device}`;

/** The auction of a story, in which every bid is accepted. */
export function playSigned({ curve, steps }: SignedStory): Played {
  const keysOf = new Map<string, KnownKey[]>();
  const by: Played['by'][number][] = [];
  let auction = anAuction();
  for (const [index, { who, device, isAdded, dollarsAbove, behind }] of steps.entries()) {
    const { state, entries } = auction;
    const leader = leaderOf(state.secret);
    const isRaise = leader?.bidderId === who;
    const leastCents = isRaise
      ? minimumRaise(leader.maximumCents)
      : minimumNextBid(state.terms, state.priceCents, state.bidCount);
    const dollars = leastCents / 100 + dollarsAbove;
    const salt = aSalt(1_000 + index);
    const keys = keysOf.get(who) ?? [];
    const alias = aliasFor(state.secret, who, state.bidderCount);
    const isFirst = state.secret.bidders[who] === undefined;
    if (device === null) {
      by.push('none');
      auction = withCommands(auction, [aBid(who, dollars, { salt })]);
      continue;
    }
    const signer = aSigner(deviceName(who, device), curve);
    const known = keys.find(({ key }) => key === signer.key);
    const earlier = known || !isAdded ? undefined : keys[0];
    const devices = [0, 1, 2].map((at) => aSigner(deviceName(who, at), curve));
    const adder = devices.find(({ key }) => key === earlier?.key);
    const head = entries.at(-1 - Math.min(behind, entries.length - 1));
    const { auctionId } = state.terms;
    const maximum = { alias, amountCents: cents(dollars * 100), auctionId, salt };
    const offer = {
      ...anOffer(signer, maximum, head ?? auction.head),
      ...(adder && { addedBy: anAddition(adder, auctionId, signer.key) }),
      ...{ headHash: head?.hash ?? null, keys, isOfAnother: false },
    };
    const fresh = earlier ? (earlier.by === 'session' ? 'session' : 'device') : isFirst ? 'alias' : 'session';
    const signedBy = known?.by ?? fresh;
    if (!known) keysOf.set(who, [...keys, { key: signer.key, by: signedBy }]);
    by.push(signedBy);
    auction = withCommands(auction, [aBid(who, dollars, { salt, offer })]);
  }
  return { auction, by };
}
