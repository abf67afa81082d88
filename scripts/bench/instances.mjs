import { setTimeout as wait } from 'node:timers/promises';
import { createAuction, placeBid, readState } from './auctions.mjs';
import { sendOk } from './http.mjs';

const bids = 20;
const startingBidCents = 20_000_000;
const lookEveryMs = 20;
const patienceMs = 60_000;

/**
 * Measures two delays in milliseconds: from sending a bid to one instance until the other instance's stream
 * reports it, and from the bid's answer until each instance serves a page with the new price.
 */
export async function measureInstances(servers, bidders) {
  const { auctionId, slug } = await createAuction(servers, { startingBidCents, endsInMs: 3_600_000 });
  const live = [];
  const stale = [];
  const streams = await Promise.all(servers.sites.map((site) => follow(site, auctionId)));
  for (let number = 1; number <= bids; number++) {
    // An odd dollar amount, so that no other price on the page matches it.
    const maximumCents = startingBidCents + number * 5_000_000 + number * 100;
    const here = number % 2;
    const bidder = bidders[number % bidders.length];
    const sentAt = performance.now();
    const { status, body } = await placeBid(servers.sites[here], auctionId, { bidder, maximumCents });
    if (status !== 201) throw new Error(`A higher bid was answered ${status} ${JSON.stringify(body)}`);
    const at = performance.now();
    const { version, currentPriceCents } = await readState(servers.site, auctionId);
    const price = `$${(currentPriceCents / 100).toLocaleString('en-US')}`;
    const pages = servers.sites.map((site) => untilVisible(`${site}/properties/${slug}`, price, at));
    const [receivedAt, ...visibleAt] = await Promise.all([streams[1 - here].until(version), ...pages]);
    live.push(receivedAt - sentAt);
    // The first bid leaves the price at the starting bid, which the page already shows.
    if (number > 1) stale.push(...visibleAt);
  }
  for (const { close } of streams) close();
  return { live, stale };
}

async function untilVisible(url, text, at) {
  for (;;) {
    if ((await sendOk(url)).text.includes(text)) return performance.now() - at;
    if (performance.now() - at > patienceMs) throw new Error(`${url} does not show ${text} after a minute`);
    await wait(lookEveryMs);
  }
}

/** Follows a live stream and records when it reports each version of an auction. */
async function follow(site, auctionId) {
  const abort = new AbortController();
  const { body } = await fetch(`${site}/api/live?auctions=${auctionId}`, { signal: abort.signal });
  const receivedAt = new Map();
  const read = async () => {
    let rest = '';
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        const [, id] = /^id: (\d+)$/.exec(line) ?? [];
        if (id) receivedAt.set(Number(id), performance.now());
      }
    }
  };
  read().catch((error) => abort.signal.aborted || Promise.reject(error));
  const until = async (version) => {
    for (const from = performance.now(); !receivedAt.has(version); await wait(1)) {
      if (performance.now() - from > patienceMs)
        throw new Error(`The stream of ${site} did not report version ${version} within a minute`);
    }
    return receivedAt.get(version);
  };
  return { until, close: () => abort.abort() };
}
