import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { send, sendOk } from './http.mjs';

/** Adds an auction with these terms to the running site. Returns `{auctionId, slug, listingKey}`. */
export async function createAuction({ site, tickSecret }, terms) {
  const answer = await sendOk(`${site}/api/dev/auctions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tickSecret}` },
    json: terms,
  });
  return JSON.parse(answer.text);
}

/** Places one bid. On 503 retries with the same idempotency key, as the API asks callers to do. */
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

/** The public state of an auction. With a bidder's cookie it also has `you`. */
export async function readState(site, auctionId, headers = {}) {
  return JSON.parse((await sendOk(`${site}/api/auctions/${auctionId}`, { headers })).text);
}

/**
 * Everything an outsider can read about an auction: the ledger, the public state, and each bidder's position.
 * Reads again if the clock adds a ledger entry in the meantime.
 */
export async function readAuction(site, auctionId, bidders) {
  const auction = await readState(site, auctionId);
  const own = await Promise.all(bidders.map(({ cookie }) => readState(site, auctionId, { cookie })));
  const { entries } = JSON.parse((await sendOk(`${site}/api/auctions/${auctionId}/ledger`)).text);
  if (entries.length > auction.version) return readAuction(site, auctionId, bidders);
  return { entries, auction, standings: own.map(({ you }) => you) };
}
