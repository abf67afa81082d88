import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atDepth } from '@/lib/depth.fixture';
import { appendEntries, genesisHead, type LedgerEntry } from '@/lib/domain/auctions/ledger/ledger';
import { type AuctionEvent, auctionEventSchema, type EventOf } from '@/lib/domain/auctions/state/events';
import { replayPublic } from '@/lib/domain/auctions/state/evolve-public';
import type { Opening } from '@/lib/domain/auctions/state/facts';
import { reserveAlias } from '@/lib/domain/auctions/state/openings';
import { leaderOf, winnerOf } from '@/lib/domain/auctions/state/secrets';
import { auctionStateSchema, publicStateOf, replay } from '@/lib/domain/auctions/state/state';
import { commitmentOf } from '@/lib/domain/auctions/terms/commitments';
import { tellsAll } from '@/lib/domain/auctions/terms/rules-version';
import { inHours } from '@/lib/domain/auctions/verify/second-verifier/lifecycle.fixture';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { toBidderPosition } from '@/lib/domain/auctions/views/auction-views';
import { aStory, type Played, play } from './auction.arbitraries';
import { aBid, anAuction, aSalt, type BuiltAuction, rechained, withCommands } from './auction.builders';
import { expectedState } from './auction.oracle';
import { notificationAfterBid } from './auction-notifications';
import { decide } from './decide';
import { priceWithout, rankBackups } from './outcomes';

const numRuns = atDepth(1_500);
const seed = fc.sample(fc.nat(), 1)[0] ?? 0;
const auctions = fc.sample(aStory, { seed, numRuns }).map(play);

/**
 * Every rule reads the same auctions. A failure is generated again from the seed, so that fast-check can
 * shrink it.
 */
function always(rule: (played: Played) => void): void {
  try {
    auctions.forEach(rule);
  } catch (error) {
    fc.assert(
      fc.property(aStory, (story) => rule(play(story))),
      { seed, numRuns },
    );
    throw error;
  }
}
const openingsOf = (data: LedgerEntry['data']): readonly Opening[] => ('opened' in data && data.opened) || [];
const accepted = ({ steps }: Played) => steps.filter(({ before, after }) => before.state !== after.state);
const bidSteps = (played: Played) =>
  accepted(played).flatMap((step) =>
    step.command.type === 'place-bid' ? [{ ...step, command: step.command }] : [],
  );

describe('in every generated auction', { timeout: 120_000 }, () => {
  it('the price never falls', () => {
    always(({ steps }) => {
      for (const { before, after } of steps) {
        expect(after.state.priceCents).toBeGreaterThanOrEqual(before.state.priceCents);
      }
    });
  });

  it('a buy-now buyer is the only winner and pays exactly the buy-now price, and only defaults follow', () => {
    always(({ steps, auction }) => {
      const { entries, state } = auction;
      const purchases = entries.filter(({ type }) => type === 'bought');
      expect(purchases.length).toBeLessThanOrEqual(1);
      for (const { before, command, after } of steps) {
        if (command.type !== 'buy-now' || before.state === after.state) continue;
        expect(before.state.status).toBe('running');
        expect(command.ineligibility).toBeUndefined();
        expect(after.state).toMatchObject({
          outcome: 'sold-buy-now',
          salePriceCents: before.state.terms.buyNowCents,
          priceCents: before.state.priceCents,
          secret: { buyer: { bidderId: command.bidderId } },
        });
        const later = auction.entries.slice(after.entries.length);
        expect(later.every(({ type }) => type === 'defaulted')).toBe(true);
        expect(toBidderPosition(state, command.bidderId).standing).toBe('leading');
        const others = Object.keys(state.secret.bidders).filter((id) => id !== command.bidderId);
        for (const id of others) expect(toBidderPosition(state, id).standing).toBe('outbid');
        expect(rankBackups(state).map(({ bidderId }) => bidderId)).not.toContain(command.bidderId);
      }
    });
  });

  it('buy now is open only until a maximum reaches the reserve, or without a reserve until the first bid', () => {
    always(({ auction: { entries, events } }) => {
      if (entries.at(-1)?.type !== 'bought') return;
      const { leaderId, reserveMet } = expectedState(events);
      expect(reserveMet).toBe(false);
      if (events[0]?.type === 'scheduled' && events[0].data.terms.reserve.kind === 'none')
        expect(leaderId).toBeNull();
    });
  });

  it('at most one bidder leads, and it is the one with the highest maximum', () => {
    always(({ steps }) => {
      for (const { after } of steps) {
        const { leaderId } = expectedState(after.events);
        expect(after.state.secret.leader?.bidderId ?? null).toBe(leaderId);
        expect(after.state.leader?.alias).toBe(leaderOf(after.state.secret)?.alias);
      }
    });
  });

  it('no bid from before the start, after the end, or while paused or canceled is accepted', () => {
    always((played) => {
      for (const { before, command } of bidSteps(played)) {
        const t = command.receivedAt;
        expect(before.state.status).toBe('running');
        expect(t).toBeGreaterThanOrEqual(before.state.terms.startsAt);
        expect(t).toBeLessThanOrEqual(before.state.endsAt);
        expect(pausesIn(before.events).some(({ from, to }) => from <= t && t < to)).toBe(false);
        expect(command.now - t).toBeLessThanOrEqual(4_000);
      }
    });
  });

  it('an accepted bid survives a restart after any entry', () => {
    always(({ auction, steps }) => {
      for (const { after } of steps) {
        const stored = JSON.parse(JSON.stringify(after.events)).map((event: unknown) =>
          auctionEventSchema.parse(event),
        );
        expect(replay(stored)).toEqual(after.state);
        expect(auctionStateSchema.parse(JSON.parse(JSON.stringify(after.state)))).toEqual(after.state);
      }
      const bids = auction.events.filter(({ type }) => type === 'bid');
      const entries = auction.entries.filter(({ type }) => type === 'bid' || type === 'raise');
      expect(entries).toHaveLength(bids.length);
      expect(auction.refusals.length + auction.events.length).toBe(steps.length + 1);
    });
  });

  it("the price never exceeds the leader's maximum", () => {
    always(({ steps }) => {
      for (const { after } of steps) {
        const leader = leaderOf(after.state.secret);
        if (leader) expect(after.state.priceCents).toBeLessThanOrEqual(leader.maximumCents);
      }
    });
  });

  it('the price is the starting bid, the second maximum plus one increment, or the reserve', () => {
    always(({ steps }) => {
      for (const { after } of steps) {
        const { priceCents, reserveMet } = expectedState(after.events);
        expect(after.state.priceCents).toBe(priceCents);
        expect(after.state.reserve.status === 'met').toBe(reserveMet);
      }
    });
  });

  it('a tie goes to the earlier arrival, or under version 1 of the rules to the earlier entry', () => {
    let reordered = 0;
    always((played) => {
      for (const { before, command, after } of bidSteps(played)) {
        const leader = leaderOf(before.state.secret);
        if (!leader || leader.maximumCents !== command.maximumCents) continue;
        const arrived = before.events.findLast(
          (event) => event.type === 'bid' && event.data.bidderId === leader.bidderId,
        );
        const leaderAt = arrived?.type === 'bid' ? arrived.data.receivedAt : 0;
        const movesLead = before.state.terms.rulesVersion !== undefined && command.receivedAt < leaderAt;
        reordered += movesLead ? 1 : 0;
        const firstId = movesLead ? command.bidderId : leader.bidderId;
        expect(after.state.secret.leader?.bidderId).toBe(firstId);
        expect(after.state.priceCents).toBe(leader.maximumCents);
        expect(notificationAfterBid(before.state, after.state)).toEqual({
          kind: movesLead ? 'outbid' : 'leading-again',
          to: leader.bidderId,
          priceCents: leader.maximumCents,
        });
      }
    });
    expect(reordered).toBeGreaterThan(5);
  });

  it('a command on the same state gets the same decision, and an accepted bid sent again changes nothing', () => {
    always((played) => {
      for (const { before, command, after } of played.steps) {
        expect(decide(before.state, command)).toEqual(decide(before.state, command));
        const again = withCommands(after, [command]);
        if (command.type === 'place-bid') expect(again.state).toBe(after.state);
      }
    });
  });

  it('an ineligible person never becomes a bidder', () => {
    always(({ auction, steps }) => {
      expect(Object.keys(auction.state.secret.bidders)).not.toContain('seller');
      for (const { before, command, after } of steps) {
        if (command.type === 'place-bid' && command.ineligibility) expect(after.state).toBe(before.state);
      }
    });
  });

  it('the end moves only forward, and only for an extending bid, a pause or an outage', () => {
    always(({ steps }) => {
      for (const { before, after } of steps) {
        const moved = after.state.endsAt - before.state.endsAt;
        const last = after.events.at(-1);
        const isNew = after.events.length > before.events.length;
        expect(moved).toBe(isNew && last ? expectedMove(before, after, last) : 0);
      }
    });
  });

  it('an auction with its reserve met, or an absolute one with a bid, is sold at the price', () => {
    always(({ auction: { events, entries, state } }) => {
      const closing = entries.find(({ type }) => type === 'closed');
      if (closing?.type !== 'closed') return;
      const { leaderId, reserveMet, priceCents } = expectedState(events);
      const isSold = leaderId !== null && (reserveMet || state.reserve.status === 'none');
      expect(closing.data.outcome).toBe(leaderId === null ? 'no-bids' : isSold ? 'sold' : 'reserve-not-met');
      if (isSold) expect(closing.data.priceCents).toBe(priceCents);
      expect(closing.at).toBeGreaterThanOrEqual(state.endsAt + 5_000);
    });
  });

  it("every opened reserve and maximum matches its commitment, and a leader's maximum above the price stays sealed", () => {
    always(({ auction: { entries, state } }) => {
      const { auctionId, reserve } = state.terms;
      const committed = new Map<string, string>(
        reserve.kind === 'sealed' ? [[reserveAlias, reserve.commitment]] : [],
      );
      for (const { type, data } of entries) {
        if (type === 'reserve-lowered' && data.commitment) committed.set(reserveAlias, data.commitment);
        if (type === 'bid' || type === 'raise') committed.set(data.alias, data.commitment);
        for (const opening of openingsOf(data)) {
          expect(commitmentOf({ ...opening, auctionId })).toBe(committed.get(opening.alias));
          if ('leaderAlias' in data && opening.alias === data.leaderAlias) {
            expect(opening.amountCents).toBe(data.priceCents);
          }
        }
      }
    });
  });

  it('every beaten maximum, every maximum equal to the price, every met reserve and, under the current rules, every reserve of an ended auction is opened', () => {
    always(({ auction: { entries, state } }) => {
      const lastOpened = new Map<string, number>();
      for (const { data } of entries) {
        for (const { alias, amountCents } of openingsOf(data)) lastOpened.set(alias, amountCents);
      }
      for (const [id, bidder] of Object.entries(state.secret.bidders)) {
        const isSealed = id === state.secret.leader?.bidderId && bidder.maximumCents > state.priceCents;
        if (!isSealed) expect(lastOpened.get(`Bidder ${bidder.number}`)).toBe(bidder.maximumCents);
      }
      if (state.reserve.status !== 'none') {
        const isOpen = state.status === 'ended' && tellsAll(state.terms);
        const isKnown = isOpen || state.terms.reserve.kind === 'published' || state.reserve.status === 'met';
        expect(state.reserve.amountCents).toBe(isKnown ? state.secret.reserve?.amountCents : null);
      }
    });
  });

  it('private events rebuild the state, and public entries rebuild the public state', () => {
    always(({ auction: { events, entries, state, head } }) => {
      expect(replay(events)).toEqual(state);
      expect(replayPublic(entries)).toEqual(publicStateOf(state));
      const again = appendEntries(genesisHead, events, null);
      expect([again.entries, again.head]).toEqual([entries, head]);
    });
  });

  it('verify accepts the ledger and recomputes every price', () => {
    always(({ auction: { entries, state, head } }) => {
      const verified = verify(JSON.parse(JSON.stringify(entries)), head);
      expect(verified.fault).toBeNull();
      expect(verified.head).toEqual(head);
      expect(verified.state).toEqual(publicStateOf(state));
      const priced = entries.filter(({ type }) => ['bid', 'raise', 'reserve-lowered'].includes(type));
      expect(verified.pricesRecomputed).toBe(priced.length);
      expect(verified.sealedComparisons).toBeLessThanOrEqual(priced.length);
    });
  });

  it('any change to any entry makes verify fail against a known head', () => {
    const where = fc.record({
      entry: fc.nat(),
      leaf: fc.nat(),
      value: fc.oneof(fc.string(), fc.nat(), fc.boolean()),
    });
    fc.assert(
      fc.property(aStory, where, fc.boolean(), (story, { entry, leaf, value }, rehash) => {
        const { entries, head } = play(story).auction;
        const index = entry % entries.length;
        const changed = entries.map((one, at) => (at === index ? changedLeaf(one, leaf, value) : one));
        const forged = rehash ? rechained(changed) : changed;
        fc.pre(JSON.stringify(forged) !== JSON.stringify(entries));
        expect(verify(forged, head).ok).toBe(false);
      }),
      { numRuns },
    );
  });

  it('a removed, duplicated or swapped entry or a cut ledger makes verify fail against a known head', () => {
    fc.assert(
      fc.property(aStory, fc.nat(), fc.constantFrom('out', 'twice', 'swap', 'cut'), (story, at, how) => {
        const { entries, head } = play(story).auction;
        const index = at % entries.length;
        const two = entries.slice(index, index + 2);
        const middle = {
          out: two.slice(1),
          twice: [...two.slice(0, 1), ...two],
          swap: two.toReversed(),
          cut: [],
        }[how];
        const changed = [
          ...entries.slice(0, index),
          ...middle,
          ...(how === 'cut' ? [] : entries.slice(index + 2)),
        ];
        fc.pre(JSON.stringify(changed.slice(0, entries.length)) !== JSON.stringify(entries));
        expect(verify(rechained(changed), head).ok).toBe(false);
        expect(verify(changed, head).ok).toBe(false);
      }),
      { numRuns },
    );
  });

  it('bids received at the same instant give the same state as a replay in ledger order', () => {
    const bids = fc.array(fc.record({ who: fc.nat(6), dollars: fc.integer({ min: 200, max: 330 }) }), {
      minLength: 2,
      maxLength: 12,
    });
    fc.assert(
      fc.property(bids, (amounts) => {
        const auction = anAuction(
          {},
          amounts.map(({ who, dollars }, index) => aBid(`u${who}`, dollars * 1_000, { salt: aSalt(index) })),
        );
        const { leaderId, priceCents } = expectedState(auction.events);
        expect(auction.state.secret.leader?.bidderId).toBe(leaderId);
        expect(auction.state.priceCents).toBe(priceCents);
        const order = auction.entries.flatMap(({ type, data }) =>
          type === 'bid' || type === 'raise' ? [data.commitment] : [],
        );
        const replayed = order.flatMap((commitment) =>
          auction.events.filter((event) => event.type === 'bid' && committedIn(event) === commitment),
        );
        expect(replay([...auction.events.slice(0, 1), ...replayed])).toEqual(auction.state);
      }),
      { numRuns },
    );
  });

  it('a backup buyer pays the price of a replay without the bidders ranked ahead', () => {
    always(({ auction: { events, state } }) => {
      const ahead = new Set<string>();
      const winner = winnerOf(state.secret);
      if (winner) ahead.add(winner.bidderId);
      for (const backup of rankBackups(state)) {
        const rest = events.filter((event) => event.type !== 'bid' || !ahead.has(event.data.bidderId));
        const { leaderId, priceCents } = expectedState(rest);
        expect([leaderId, priceWithout(events, ahead)?.priceCents]).toEqual([backup.bidderId, priceCents]);
        ahead.add(backup.bidderId);
      }
      expect(priceWithout(events, ahead)).toBeNull();
    });
  });
});

function committedIn(event: AuctionEvent): string | null {
  if (event.type !== 'bid') return null;
  const { alias, maximumCents, salt } = event.data;
  return commitmentOf({ alias, amountCents: maximumCents, auctionId: 'auction-1', salt });
}

/** The pauses, read from the private events alone. */
function pausesIn(events: readonly AuctionEvent[]): readonly { from: number; to: number }[] {
  const resumes = events.filter(({ type }) => type === 'resumed');
  return events
    .filter(({ type }) => type === 'paused')
    .map(({ at }, index) => ({ from: at, to: resumes[index]?.at ?? Number.POSITIVE_INFINITY }));
}

/** How far the last event must have moved the end, ms. */
function expectedMove(before: BuiltAuction, after: BuiltAuction, last: AuctionEvent): number {
  const { endsAt, terms } = before.state;
  const window = terms.extensionWindowMs;
  if (last.type === 'resumed')
    return last.at - (before.events.findLast(({ type }) => type === 'paused')?.at ?? 0);
  if (last.type === 'outage') return expectedOutageMove(before, last);
  if (last.type !== 'bid') return 0;
  const wasLeading = before.state.secret.leader?.bidderId === last.data.bidderId;
  const isSilent = wasLeading && after.state.priceCents === before.state.priceCents;
  const t = last.data.receivedAt;
  return !isSilent && t > endsAt - window ? t + window - endsAt : 0;
}

function expectedOutageMove({ state }: BuiltAuction, { at, data }: EventOf<'outage'>): number {
  const { endsAt, terms } = state;
  if (terms.rulesVersion === undefined) return data.to + terms.extensionWindowMs - endsAt;
  const moved = data.to - data.from + terms.extensionWindowMs;
  return at <= endsAt ? moved : inHours(Math.max(endsAt + moved, at + 2 * 3_600_000)) - endsAt;
}

/** The entry with one leaf value replaced. */
function changedLeaf(entry: LedgerEntry, leaf: number, value: unknown): unknown {
  const paths = leafPaths(entry);
  const path = paths[leaf % paths.length] ?? [];
  return replaced(entry, path, value);
}

function leafPaths(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, member]) => leafPaths(member, [...path, key]));
}

function replaced(value: unknown, [key, ...rest]: readonly string[], leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [
    name,
    name === key ? replaced(member, rest, leaf) : member,
  ]);
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}
