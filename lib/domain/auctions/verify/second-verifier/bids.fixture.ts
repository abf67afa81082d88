import {
  amount,
  canonical,
  fields,
  flag,
  hex,
  integer,
  isRecord,
  list,
  must,
  sha256,
  text,
} from './reading.fixture';
import { claim, claimAtLeast, type Entry, published, type Run, type Sealed, sealed } from './run.fixture';
import { signature } from './signature.fixture';

const DAY = 24 * 3_600_000;

export function bid(run: Run, entry: Entry): void {
  const data = fields(
    withoutSignature(run, { ...entry, data: withoutList(run, entry) }),
    'alias',
    'receivedAt',
    'commitment',
    'opened',
    'priceCents',
    'leaderAlias',
    'reserveMet',
    'endsAt',
    'extendedMs',
  );
  const own = sealed(text(data.alias), data.commitment);
  const before = run.leader;
  const raises = before?.alias === own.alias;
  const leads = data.leaderAlias === own.alias;
  must(raises === (entry.type === 'raise'));
  must(leads || data.leaderAlias === before?.alias);
  must(run.bidders.has(own.alias) || own.alias === `Bidder ${run.bidders.size + 1}`);
  const receivedAt = received(run, entry, data.receivedAt);
  own.receivedAt = receivedAt;

  run.bidders.set(own.alias, own);
  run.leader = leads ? own : before;
  const met = flag(data.reserveMet);
  const beaten = leads ? before : own;
  const openedNow = open(run, data.opened);
  must(raises || !beaten || beaten.amount !== null);
  must(
    [...openedNow].every((one) => one === run.leader || one === run.reserve || (one === beaten && !raises)),
  );
  claimBid(run, own, before, raises, leads);
  const price = priceAfter(run, { own, before, raises, leads, met });
  must(amount(data.priceCents) === price);

  const late = receivedAt > run.end - run.window && !(raises && price === run.price);
  const end = late ? Math.max(run.end, receivedAt + run.window) : run.end;
  must(data.endsAt === end && data.extendedMs === end - run.end);
  run.end = end;
  settle(run, { price, met, openedNow });
}

/** The data of a bid without the commitment of its bid list, which bids once per auction. */
function withoutList(run: Run, { type, data }: Entry): unknown {
  if (!isRecord(data) || !Object.hasOwn(data, 'listCommitment')) return data;
  const { listCommitment, ...rest } = data;
  must(run.rules >= 3 && type === 'bid' && !run.lists.has(hex(listCommitment)));
  run.lists.add(hex(listCommitment));
  return rest;
}

/** The data of a bid without its signature, which is checked first. */
function withoutSignature(run: Run, { data }: Entry): unknown {
  if (run.rules < 5) return data;
  must(isRecord(data) && Object.hasOwn(data, 'signed'));
  const { signed, ...rest } = data;
  if (signed !== null) signature(run, signed, text(rest.alias), hex(rest.commitment));
  return rest;
}

/** A purchase at the buy-now price, which ends the auction. */
export function bought(run: Run, entry: Entry): void {
  const { ending, rest } = withoutEnding(run, entry.data);
  const { alias, receivedAt, priceCents } = fields(rest, 'alias', 'receivedAt', 'priceCents');
  received(run, entry, receivedAt);
  must(run.bidders.has(text(alias)) || alias === `Bidder ${run.bidders.size + 1}`);
  must(run.buyNow !== null && amount(priceCents) === run.buyNow);
  must(run.reserve ? !run.reserveMet : !run.leader);
  run.phase = 'over';
  run.buyer = text(alias);
  openReserve(run, ending);
}

/** The data of an entry that may end the auction, without the openings that it has since version 4. */
export function withoutEnding(run: Run, data: unknown): { ending: unknown; rest: unknown } {
  if (run.rules < 4) return { ending: null, rest: data };
  must(isRecord(data) && Object.hasOwn(data, 'opened'));
  must(Object.hasOwn(data, 'formerReserve') === run.rules >= 6);
  const { opened, formerReserve = null, ...rest } = data;
  return { ending: { opened, formerReserve }, rest };
}

/** The entry that ends the auction opens reserves that are still sealed, and nothing else. */
export function openReserve(run: Run, ending: unknown, isEnd = run.phase === 'over'): void {
  if (ending === null) return;
  const { opened, formerReserve } = fields(ending, 'opened', 'formerReserve');
  const isDue = isEnd && run.reserve !== null && run.reserve.amount === null;
  must(list(opened).length === (isDue ? 1 : 0));
  for (const one of open(run, opened)) must(one === run.reserve);
  if (run.rules < 6) return;
  must((formerReserve !== null) === (isEnd && run.former !== null));
  if (run.former && isEnd) openOne(run, run.former, { alias: 'Reserve', ...secretOf(formerReserve) });
}

function secretOf(value: unknown): { amountCents: unknown; salt: unknown } {
  const { amountCents, salt } = fields(value, 'amountCents', 'salt');
  return { amountCents, salt };
}

function received(run: Run, entry: Entry, value: unknown): number {
  const receivedAt = integer(value);
  must(run.phase === 'running');
  must(run.start <= receivedAt && receivedAt <= run.end);
  must(run.shut.every(([from, to]) => receivedAt < from || receivedAt >= to));
  must(run.rules === 1 || receivedAt >= run.at - 4_100);
  must(entry.at === Math.max(run.at, receivedAt));
  return receivedAt;
}

/**
 * Applies the openings of an entry after checking each against its commitment; returns the newly opened ones.
 */
function open(run: Run, value: unknown): Set<Sealed> {
  const openedNow = new Set<Sealed>();
  for (const item of list(value)) {
    const { alias, amountCents, salt } = fields(item, 'alias', 'amountCents', 'salt');
    const one = alias === 'Reserve' ? run.reserve : run.bidders.get(text(alias));
    must(one);
    openOne(run, one, { alias: text(alias), amountCents, salt });
    openedNow.add(one);
  }
  return openedNow;
}

function openOne(
  run: Run,
  one: Sealed,
  { alias, amountCents, salt }: { alias: string; amountCents: unknown; salt: unknown },
): void {
  const cents = amount(amountCents);
  const preimage = { alias, amountCents: cents, auctionId: run.auctionId, salt: hex(salt) };
  must(one.commitment === sha256(canonical(preimage)));
  must(one.amount === null && one.least <= cents && cents <= one.most);
  Object.assign(one, { amount: cents, least: cents, most: cents });
}

function claimBid(run: Run, own: Sealed, before: Sealed | null, raises: boolean, leads: boolean): void {
  if (!before) {
    claimAtLeast(run, own, run.price);
  } else if (raises) {
    claim(run, own, before, 100);
  } else {
    claimAtLeast(run, own, run.price + increment(run, run.price));
    const isFirst = run.rules !== 1 && Number(own.receivedAt) < Number(before.receivedAt);
    if (leads) claim(run, own, before, isFirst ? 0 : 100);
    else claim(run, before, own, isFirst ? 100 : 0);
  }
}

interface Contest {
  own: Sealed;
  before: Sealed | null;
  raises: boolean;
  leads: boolean;
  met: boolean;
}

function priceAfter(run: Run, { own, before, raises, leads, met }: Contest): number {
  if (!before || raises) return lifted(run, run.price, met);
  const [higher, lower] = leads ? [own, before] : [before, own];
  must(lower.amount !== null);
  const price = Math.min(higher.amount ?? Infinity, lower.amount + increment(run, lower.amount));
  must(leads || met === run.reserveMet);
  return leads ? lifted(run, price, met) : price;
}

function lifted(run: Run, price: number, met: boolean): number {
  if (!met || !run.reserve) return price;
  must(run.reserve.amount !== null);
  return Math.max(price, run.reserve.amount);
}

const increment = (run: Run, cents: number): number =>
  run.bands.find((band) => cents < band.below)?.increment ?? Infinity;

/** Checks and records the price and the reserve of an entry, and what it must and may open for them. */
function settle(
  run: Run,
  { price, met, openedNow }: { price: number; met: boolean; openedNow: Set<Sealed> },
): void {
  const { leader, reserve } = run;
  must(!met || (leader && reserve));
  must(!reserve || !openedNow.has(reserve) || (met && !run.reserveMet));
  if (leader && reserve && met) claim(run, leader, reserve, 0);
  if (leader && reserve && !met) claim(run, reserve, leader, 100);
  if (leader) {
    must(!openedNow.has(leader) || leader.amount === price);
    claimAtLeast(run, leader, leader.amount === null ? price + 100 : price);
  }
  run.price = price;
  run.reserveMet = met;
}

export function reserveLowered(run: Run, entry: Entry): void {
  const data = fields(entry.data, 'amountCents', 'commitment', 'opened', 'priceCents', 'reserveMet');
  must(run.phase === 'running');
  const old = run.reserve;
  must(old && !run.reserveLowered && !run.reserveMet && entry.at <= run.end - DAY);
  run.reserve =
    old.commitment === null
      ? published('Reserve', amount(data.amountCents))
      : sealed('Reserve', data.commitment);
  must((old.commitment === null ? data.commitment : data.amountCents) === null);
  claim(run, old, run.reserve, 100);
  claimAtLeast(run, run.reserve, run.startingBid);
  const openedNow = open(run, data.opened);
  must([...openedNow].every((one) => one === run.leader || one === run.reserve));
  const met = flag(data.reserveMet);
  const price = lifted(run, run.price, met);
  must(amount(data.priceCents) === price);
  run.reserveLowered = true;
  run.former = old.commitment === null ? null : old;
  settle(run, { price, met, openedNow });
}
