import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createAuction, placeBid, readAuction, readState } from './auctions.mjs';
import { judge } from './judge.ts';

const dollars = 100;
const startingBidCents = 200_000 * dollars;
/** More than two bid increments at any amount used here. */
const stepCents = 12_000 * dollars;
const kinds = ['different', 'same', 'window', 'different', 'twice', 'reserve', 'close', 'different'];
const closing = { endsInMs: 600, spreadMs: 150, limitMs: 60_000 };

/** 300 auctions whose bidders all bid at the same instant: bidders per auction and number of rounds. */
export const plan = [
  { bidders: 2, rounds: 240 },
  { bidders: 5, rounds: 40 },
  { bidders: 40, rounds: 20 },
];

/** The plan for two instances: fewer rounds, because each takes longer. */
export const instancesPlan = [
  { bidders: 2, rounds: 70 },
  { bidders: 5, rounds: 20 },
  { bidders: 40, rounds: 10 },
];

/**
 * Runs the rounds one after another. Rounds that wait for the auction's end are read last. With several
 * instances, bids alternate between them and a repeated bid goes to a different one. Returns the counts and
 * every defect found.
 */
export async function runRounds(servers, bidders, { plan, random, onRound }) {
  const late = [];
  const result = { rounds: 0, bids: 0, refused: 0, defects: [] };
  const finish = async (round) => {
    const read = await readAuction(siteOf(servers, result.rounds), round.auctionId, round.people);
    count(result, { ...round, ...read });
    onRound(result.rounds);
  };
  for (const { bidders: size, rounds } of plan) {
    for (let number = 0; number < rounds; number++) {
      const kind = kinds[number % kinds.length];
      const round = await runRound(servers, shuffle(bidders, random).slice(0, size), kind, random);
      if (kind === 'close') late.push(round);
      else await finish(round);
    }
  }
  for (const round of late) {
    await untilEnded(servers.site, round);
    await finish(round);
  }
  return result;
}

const siteOf = ({ site, sites = [site] }, number) => sites[number % sites.length];

function count(result, round) {
  const answers = round.bids.flatMap((bid) => bid.answers);
  result.rounds += 1;
  result.bids += answers.length;
  result.refused += answers.filter(({ status }) => status !== 201).length;
  for (const fault of judge(round)) {
    result.defects.push(`${round.kind}, ${round.people.length} bidders, ${round.auctionId}: ${fault}`);
  }
}

async function runRound(servers, people, kind, random) {
  const maxima = maximaOf(kind, people.length, random);
  const reserve = reserveOf(kind, maxima, random);
  const endsInMs = { window: 60_000, close: closing.endsInMs }[kind] ?? 3_600_000;
  const created = Date.now();
  const { auctionId } = await createAuction(servers, {
    startingBidCents,
    endsInMs,
    ...(kind === 'close' && { extensionWindowMs: 1 }),
    ...reserve,
  });
  const ask = async (maximumCents, place) => {
    // Bids arrive around the end, which the server sets shortly after `created`.
    if (kind === 'close') {
      const offset = closing.spreadMs * (2 * random() - 1);
      await wait(Math.max(0, created + endsInMs + offset - Date.now()));
    }
    const bid = { bidder: people[place], maximumCents, key: randomUUID() };
    const copies = Array.from({ length: kind === 'twice' ? 2 : 1 }, (_, copy) =>
      placeBid(siteOf(servers, place + copy), auctionId, bid),
    );
    return { maximumCents, answers: await Promise.all(copies) };
  };
  const bids = await Promise.all(maxima.map(ask));
  const reserveCents = reserve.publishedReserveCents ?? reserve.sealedReserveCents ?? null;
  return { kind, people, auctionId, reserveCents, bids };
}

/** Whole dollars, several increments apart, in random order. In a `same` round everyone bids one amount. */
function maximaOf(kind, count, random) {
  const some = () => Math.floor(random() * 1_000) * dollars;
  if (kind === 'same') return new Array(count).fill(startingBidCents + 50_000 * dollars + some());
  const apart = Array.from(
    { length: count },
    (_, place) => startingBidCents + (place + 1) * stepCents + some(),
  );
  return shuffle(apart, random);
}

/** A reserve between the two highest maximums, so that only the highest meets it. */
function reserveOf(kind, maxima, random) {
  if (kind !== 'reserve') return {};
  const amountCents = Math.max(...maxima) - 1_000 * dollars;
  return random() < 0.5 ? { publishedReserveCents: amountCents } : { sealedReserveCents: amountCents };
}

async function untilEnded(site, { auctionId }) {
  for (const from = Date.now(); Date.now() - from < closing.limitMs; await wait(300)) {
    if ((await readState(site, auctionId)).status === 'ended') return;
  }
}

function shuffle(values, random) {
  const keyed = values.map((value) => [random(), value]);
  return keyed.sort(([a], [b]) => a - b).map(([, value]) => value);
}
