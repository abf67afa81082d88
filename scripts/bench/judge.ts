import { isDeepStrictEqual } from 'node:util';
import type { LedgerEntry } from '@/lib/domain/auctions/ledger/ledger';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { defaultIncrementTable, oneIncrementAbove } from '@/lib/domain/auctions/terms/increments';
import type { BidReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { cents } from '@/lib/domain/shared/money';
import { type KnownBid, replay, type Standing } from './replay';
import { type Round, roundSchema } from './round';

type Bid = Round['bids'][number];
type BidEntry = Extract<LedgerEntry, { type: 'bid' | 'raise' }>;

/**
 * Lists every rule that a round broke, as text; empty when its result is correct. Throws when the input does
 * not match the round schema.
 */
export function judge(input: unknown): readonly string[] {
  const round = roundSchema.parse(input);
  const { auction, reserveCents } = round;
  const verified = verify(round.entries, { seq: auction.version, hash: auction.ledgerHead });
  if (!verified.ok) return [`the ledger does not verify: ${verified.fault?.code}`];
  if (verified.head.seq !== auction.version) return ['the public state does not cover the whole ledger'];

  const entries = round.entries.map((entry) => ledgerEntrySchema.parse(entry));
  const bidEntries = entries.filter(isBidEntry);
  const accepted = acceptedBids(round);
  const known = bidEntries.flatMap((entry) => toKnownBid(entry, accepted.get(entry.seq)));
  if (known.length !== bidEntries.length || accepted.size !== bidEntries.length)
    return ['the accepted bids do not match the bids in the ledger'];

  const standings = replay(
    {
      startingBidCents: auction.startingBidCents,
      reserveCents,
      endsAt: Date.parse(auction.scheduledEndsAt),
      windowMs: auction.extensionWindowMs,
    },
    known,
  );
  return [
    ...bidEntries.flatMap((entry, at) => entryFaults(entry, known[at], standings[at], standings[at + 1])),
    ...round.bids.flatMap((bid) => answerFaults(round.kind, bid, entries, standings)),
    ...finalFaults(round, standings.at(-1)),
    ...kindFaults(round, entries.at(-1)),
  ];
}

const isBidEntry = (entry: LedgerEntry): entry is BidEntry => entry.type === 'bid' || entry.type === 'raise';

/** Accepted bids by the receipt's seq. A bid with two equal answers appears once. */
function acceptedBids({ bids }: Round): ReadonlyMap<number, Bid> {
  const pairs = bids.flatMap((bid) =>
    bid.answers.flatMap(({ answer }) => (answer?.ok ? [[answer.value.seq, bid] as const] : [])),
  );
  return new Map(pairs);
}

const toKnownBid = ({ data: { alias, receivedAt } }: BidEntry, bid: Bid | undefined): KnownBid[] =>
  bid ? [{ alias, maximumCents: bid.maximumCents, receivedAt }] : [];

function entryFaults(
  { seq, data }: BidEntry,
  bid: KnownBid | undefined,
  before: Standing | undefined,
  after: Standing | undefined,
): string[] {
  if (!before || !after || !bid) return [`entry ${seq} cannot be replayed`];
  const isRaise = before.leader?.alias === bid.alias;
  return faults([
    [!isRaise && bid.maximumCents < before.minimumCents, `entry ${seq} is a bid below the minimum`],
    [
      data.priceCents !== after.priceCents,
      `entry ${seq} has the price ${data.priceCents}, expected ${after.priceCents}`,
    ],
    [data.leaderAlias !== after.leader?.alias, `entry ${seq} names the wrong leader`],
    [after.priceCents < before.priceCents, `the price fell at entry ${seq}`],
    [data.endsAt !== after.endsAt || after.endsAt < before.endsAt, `entry ${seq} has the wrong end`],
    [data.receivedAt > before.endsAt, `entry ${seq} was received after the end`],
  ]);
}

function answerFaults(
  kind: Round['kind'],
  { maximumCents, answers }: Bid,
  entries: readonly LedgerEntry[],
  standings: readonly Standing[],
): string[] {
  return answers.flatMap(({ status, body, answer }) => {
    if (!answer) return [`the bid of ${maximumCents} was answered ${status} ${body.reason}`];
    if (!isDeepStrictEqual(body, answers[0]?.body))
      return [`the bid of ${maximumCents} got two different answers`];
    if (answer.ok) return receiptFaults(answer.value, maximumCents, entries[answer.value.seq - 1]);
    const { reason, minimumCents = cents(0) } = answer.reason;
    if (reason === 'ended' && kind === 'close') return [];
    if (reason !== 'too-low') return [`the bid of ${maximumCents} was refused: ${status} ${reason}`];
    return faults([
      [
        !standings.some((each) => each.minimumCents === minimumCents),
        `the bid of ${maximumCents} was refused with a minimum that never applied`,
      ],
      [maximumCents >= minimumCents, `the bid of ${maximumCents} was refused at or above the minimum`],
    ]);
  });
}

function receiptFaults(receipt: BidReceipt, maximumCents: number, entry: LedgerEntry | undefined): string[] {
  if (!entry || !isBidEntry(entry) || entry.hash !== receipt.hash)
    return [`the receipt of ${maximumCents} is not in the ledger`];
  const { alias, leaderAlias, priceCents } = entry.data;
  return faults([
    [receipt.maximumCents !== maximumCents, `the receipt of ${maximumCents} has a different maximum`],
    [receipt.alias !== alias, `the receipt of ${maximumCents} names a different bidder`],
    [receipt.priceAfterCents !== priceCents, `the receipt of ${maximumCents} has a different price`],
    [
      (receipt.standing === 'leading') !== (leaderAlias === alias),
      `the receipt of ${maximumCents} has the wrong bidder position`,
    ],
  ]);
}

function finalFaults({ auction, standings }: Round, last: Standing | undefined): string[] {
  const leading = standings.filter(({ standing }) => standing === 'leading');
  return faults([
    [auction.currentPriceCents !== last?.priceCents, 'the public price differs from the replay'],
    [auction.leaderAlias !== (last?.leader?.alias ?? null), 'the public leader differs from the replay'],
    [Date.parse(auction.endsAt) !== last?.endsAt, 'the public end differs from the replay'],
    [leading.length !== (last?.leader ? 1 : 0), `${leading.length} bidders have the position leading`],
    [
      leading.some(({ alias }) => alias !== auction.leaderAlias),
      'a bidder who is not the leader has the position leading',
    ],
  ]);
}

/** Checks the result that a kind of round must have in any order of arrival. */
function kindFaults(round: Round, last: LedgerEntry | undefined): string[] {
  const { kind, auction } = round;
  switch (kind) {
    case 'different':
    case 'reserve':
    case 'window':
    case 'twice':
      return secondPriceFaults(round);
    case 'same':
      return faults([[auction.leaderAlias === null, 'nobody leads after equal bids']]);
    case 'close':
      return faults([
        [auction.status !== 'ended' || last?.type !== 'closed', 'the closing entry is not the last one'],
        [auction.outcome !== (auction.leaderAlias ? 'sold' : 'no-bids'), `the outcome is ${auction.outcome}`],
      ]);
    case 'plain':
      return [];
  }
}

/**
 * When the maximums are several increments apart, the highest wins at the second highest plus one increment,
 * or at the reserve if it meets one that is higher.
 */
function secondPriceFaults({ bids, auction, reserveCents }: Round): string[] {
  const [highest, second] = bids.toSorted((a, b) => b.maximumCents - a.maximumCents);
  if (!highest || !second) return ['fewer than two bids'];
  const demanded = oneIncrementAbove(defaultIncrementTable, second.maximumCents);
  const capped = Math.min(highest.maximumCents, demanded);
  const isMet = reserveCents !== null && highest.maximumCents >= reserveCents;
  const answer = highest.answers[0]?.answer;
  return faults([
    [
      auction.currentPriceCents !== (isMet ? Math.max(capped, reserveCents) : capped),
      'the final price is wrong',
    ],
    [!answer?.ok || answer.value.alias !== auction.leaderAlias, 'the highest maximum does not lead'],
  ]);
}

const faults = (found: readonly (readonly [isWrong: boolean, text: string])[]): string[] =>
  found.flatMap(([isWrong, text]) => (isWrong ? [text] : []));
