import { setTimeout as wait } from 'node:timers/promises';
import { createAuction, placeBid, readAuction } from './auctions.mjs';
import { send, sendOk } from './http.mjs';
import { judge } from './judge.ts';
import { load } from './load.mjs';
import { latencySummary, median, quantile } from './statistics.mjs';

const stepCents = 50_000 * 100;
const blocks = 16;
const perBlock = 25;
const volleys = 30;

/** Measures sequential and simultaneous bids, alternating with as many durable rows from the bare route. */
export async function measureBids(servers, bidders) {
  const auction = await openAuction(servers, bidders);
  const one = await turnAbout(blocks, {
    bids: () => inSequence(perBlock, auction.bid),
    rows: () => inSequence(perBlock, () => insertRow(servers)),
  });
  const faults = await auction.faults();
  const second = await openAuction(servers, bidders);
  const many = await turnAbout(volleys, {
    bids: () => atOnce(bidders.length, second.bid),
    rows: () => atOnce(bidders.length, () => insertRow(servers)),
  });
  return { one, many, faults: [...faults, ...(await second.faults())] };
}

/** Opens an auction whose bidders take turns, each bidding above the last. */
async function openAuction(servers, bidders) {
  const created = await createAuction(servers, { endsInMs: 3_600_000 });
  const bids = [];
  let maximumCents = 20_000_000;
  return {
    ...created,
    bid: async () => {
      maximumCents += stepCents;
      const bid = { bidder: bidders[(maximumCents / stepCents) % bidders.length], maximumCents };
      const answer = await placeBid(servers.site, created.auctionId, bid);
      bids.push({ maximumCents: bid.maximumCents, answers: [answer] });
      return answer.ms;
    },
    faults: async () => {
      const read = await readAuction(servers.site, created.auctionId, bidders);
      return judge({ kind: 'plain', reserveCents: null, bids, ...read });
    },
  };
}

async function insertRow({ bare }) {
  const json = { maximumCents: 25_000_000, confirmedMaximumCents: 25_000_000 };
  return (await sendOk(`${bare}/row`, { method: 'POST', json })).ms;
}

/**
 * Runs the works in alternating blocks after one warm-up each, so that other load on the machine affects them
 * alike. Returns a latency summary for each name, with times in milliseconds.
 */
export async function turnAbout(rounds, works) {
  const done = Object.fromEntries(
    Object.keys(works).map((name) => [name, { latencies: [], totalMs: 0, blockP99: [] }]),
  );
  for (const work of Object.values(works)) await work();
  for (let round = 0; round < rounds; round++) {
    for (const [name, work] of Object.entries(works)) {
      const start = performance.now();
      const latencies = await work();
      done[name].latencies.push(...latencies);
      done[name].blockP99.push(quantile(latencies, 0.99));
      done[name].totalMs += performance.now() - start;
    }
  }
  const summaries = Object.entries(done).map(([name, { latencies, totalMs, blockP99 }]) => [
    name,
    { ...latencySummary(latencies, totalMs), blockP99: median(blockP99) },
  ]);
  return Object.fromEntries(summaries);
}

export async function inSequence(count, work) {
  const latencies = [];
  for (let number = 0; number < count; number++) latencies.push(await work());
  return latencies;
}

export const atOnce = (count, work) => Promise.all(Array.from({ length: count }, work));

/**
 * How fast a page answers while its auction gets up to ten bids a second, compared with the same page without
 * bids. Also checks that the page shows the price after the last bid.
 */
export async function measureWhileBidding(servers, bidders) {
  const auction = await openAuction(servers, bidders);
  const url = `${servers.site}/properties/${auction.slug}`;
  const task = { connections: 16, blockMs: 1_500, blocks: 1 };
  const quiet = [];
  const busy = [];
  for (let block = 0; block < 4; block++) {
    quiet.push(await load({ ...task, targets: [{ name: 'page', url }] }));
    const bidding = bidWhile(auction.bid);
    busy.push(await load({ ...task, targets: [{ name: 'page', url }] }));
    await bidding.stop();
  }
  const faults = [...(await auction.faults()), ...(await priceFaults(servers.site, auction.auctionId, url))];
  return { quiet: quiet.map(({ page }) => page), busy: busy.map(({ page }) => page), faults };
}

function bidWhile(bid) {
  let isRunning = true;
  const run = async () => {
    while (isRunning) await Promise.all([bid(), wait(100)]);
  };
  const running = run();
  return {
    stop: () => {
      isRunning = false;
      return running;
    },
  };
}

/** The page's HTML must show the price after the last bid within five seconds. */
async function priceFaults(site, auctionId, url) {
  const { text } = await send(`${site}/api/auctions/${auctionId}`);
  const price = `$${(JSON.parse(text).currentPriceCents / 100).toLocaleString('en-US')}`;
  for (const from = Date.now(); Date.now() - from < 5_000; await wait(250)) {
    if ((await sendOk(url)).text.includes(price)) return [];
  }
  return [`the page does not show ${price} five seconds after the last bid`];
}
