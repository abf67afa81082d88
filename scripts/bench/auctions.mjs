import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { send, sendOk } from './http.mjs';

/** Adds an auction of these terms to the running site; answers `{auctionId, slug, listingKey}`. */
export async function createAuction({ site, tickSecret }, terms) {
  const answer = await sendOk(`${site}/api/dev/auctions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tickSecret}` },
    json: terms,
  });
  return JSON.parse(answer.text);
}

/** One bid, sent again with its key while the server says that it is busy, as the API tells callers to do. */
export async function placeBid(site, auctionId, { bidder, maximumCents, key = randomUUID() }) {
  const options = {
    method: 'POST',
    headers: { cookie: bidder.cookie, 'idempotency-key': key },
    json: { maximumCents, confirmedMaximumCents: maximumCents },
  };
  const answer = await send(`${site}/api/auctions/${auctionId}/bids`, options);
  if (answer.status === 503) {
    await wait(1000 * Number(answer.headers['retry-after'] ?? 1));
    return placeBid(site, auctionId, { bidder, maximumCents, key });
  }
  return { status: answer.status, body: JSON.parse(answer.text), ms: answer.ms };
}

/** The public state; with a bidder's cookie also `you`. */
export async function readState(site, auctionId, headers = {}) {
  return JSON.parse((await sendOk(`${site}/api/auctions/${auctionId}`, { headers })).text);
}

/**
 * All that can be read of an auction from outside: ledger, public state, and each bidder's own standing. Read
 * again when the clock added an entry meanwhile.
 */
export async function readAuction(site, auctionId, bidders) {
  const auction = await readState(site, auctionId);
  const own = await Promise.all(bidders.map(({ cookie }) => readState(site, auctionId, { cookie })));
  const { entries } = JSON.parse((await sendOk(`${site}/api/auctions/${auctionId}/ledger`)).text);
  if (entries.length > auction.version) return readAuction(site, auctionId, bidders);
  return { entries, auction, standings: own.map(({ you }) => you) };
}
