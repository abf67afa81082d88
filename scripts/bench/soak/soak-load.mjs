import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createAuction } from '../auctions.mjs';

const workers = 8;
const streams = 20;
const dollars = 100;
const stepCents = 50_000 * dollars;
const closing = { endsInMs: 4_000, everyMs: 5_000, spreadMs: 600 };
const uploadBytes = 5_000_000;

/**
 * Sends bids, slow bids around the end of short auctions, aborted uploads, and streams that open and close,
 * until `stop`. At first bids come without a pause, which fills every bounded cache. `keepSteady` slows them
 * down and adds no more homes, because new homes rightly take memory. `addHomes` opens short auctions again.
 * Bids that fail because the site is down are retried with the same idempotency key. Returns every receipt
 * with the time its bid was sent.
 */
export async function startLoad(servers, bidders, random) {
  const main = await createAuction(servers, { endsInMs: 7_200_000, startingBidCents: 20_000_000 });
  const load = {
    ...{ servers, bidders, random },
    auctions: new Set([main.auctionId]),
    main: { auctionId: main.auctionId, maximumCents: 20_000_000 },
    closing: null,
    receipts: [],
    counts: { bids: 0, refused: 0, aborted: 0, streams: 0 },
    ...{ isRunning: true, isWarmingUp: true, addsHomes: true },
  };
  const running = Promise.all([
    ...Array.from({ length: workers }, (_, number) => repeat(load, () => bid(load, number))),
    ...Array.from({ length: streams }, () => repeat(load, () => watch(load))),
    repeat(load, () => openClosingAuction(load)),
    repeat(load, () => abortUpload(load)),
  ]);
  return {
    ...load,
    keepSteady: () => Object.assign(load, { isWarmingUp: false, addsHomes: false, closing: null }),
    addHomes: () => Object.assign(load, { addsHomes: true }),
    stop: async () => {
      load.isRunning = false;
      await running;
    },
  };
}

async function repeat(load, work) {
  while (load.isRunning) await work().catch(() => wait(250));
}

async function openClosingAuction(load) {
  if (!load.addsHomes) return wait(250);
  const from = Date.now();
  const { auctionId } = await createAuction(load.servers, {
    endsInMs: closing.endsInMs,
    extensionWindowMs: 1,
    startingBidCents: 20_000_000,
  });
  load.auctions.add(auctionId);
  if (!load.addsHomes) return;
  load.closing = { auctionId, endsAt: from + closing.endsInMs, maximumCents: 20_000_000 };
  await wait(closing.everyMs);
}

/** Every fourth worker sends the headers early and the last byte around the end of a short auction. */
async function bid(load, worker) {
  const isClosing = worker % 4 === 0 && load.closing !== null;
  const auction = isClosing ? load.closing : load.main;
  auction.maximumCents += stepCents;
  load.counts.bids += 1;
  const bidder = load.bidders[load.counts.bids % load.bidders.length];
  const lastByteAt = isClosing
    ? auction.endsAt + closing.spreadMs * (2 * load.random() - 1)
    : Date.now() + (!load.isWarmingUp && load.random() < 0.2 ? 1_500 * load.random() : 0);
  const sent = { auctionId: auction.auctionId, maximumCents: auction.maximumCents, key: randomUUID() };
  const answer = await untilAnswered(load, { ...sent, bidder }, lastByteAt);
  if (answer?.status === 201) load.receipts.push({ sentAt: answer.sentAt, receipt: answer.body });
  else load.counts.refused += 1;
  if (!load.isWarmingUp) await wait(500 + 1_000 * load.random());
}

/**
 * Sends the same request until it is answered. `sentAt` is when the last byte of the first try left, because
 * the server may have accepted that try.
 */
async function untilAnswered(load, bid, lastByteAt) {
  let sentAt = null;
  const note = (at) => {
    sentAt ??= at;
  };
  for (let at = lastByteAt; ; at = Date.now()) {
    try {
      const answer = await sendBid(load.servers.site, bid, at, note);
      if (answer.status < 500) return { ...answer, sentAt };
    } catch {
      // The site is down, or went down before it answered.
    }
    if (!load.isRunning) return null;
    await wait(250);
  }
}

/** Sends the headers and the first byte immediately, and the rest at `lastByteAt`. */
function sendBid(site, { auctionId, maximumCents, key, bidder }, lastByteAt, note) {
  const body = JSON.stringify({ maximumCents, confirmedMaximumCents: maximumCents });
  return new Promise((resolve, reject) => {
    const sent = request(`${site}/api/auctions/${auctionId}/bids`, {
      ...{ method: 'POST', agent: false, timeout: 15_000 },
      headers: {
        ...{ cookie: bidder.cookie, 'idempotency-key': key },
        ...{ 'content-type': 'application/json', 'content-length': body.length },
      },
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        try {
          resolve({ status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) });
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.write(body.slice(0, 1));
    setTimeout(() => {
      note(Date.now());
      sent.end(body.slice(1));
    }, lastByteAt - Date.now());
  });
}

/** Sends 256 KB of a 5 MB form, then aborts the upload. */
async function abortUpload(load) {
  load.counts.aborted += 1;
  const bidder = load.bidders[load.counts.aborted % load.bidders.length];
  const boundary = randomUUID();
  const sent = request(`${load.servers.site}/api/me/limit`, {
    ...{ method: 'POST', agent: false },
    headers: {
      cookie: bidder.cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': uploadBytes,
    },
  });
  sent.on('error', () => undefined);
  sent.on('response', (response) => response.resume());
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
  sent.write(head);
  sent.write(Buffer.alloc(256 * 1024));
  await wait(50 + 400 * load.random());
  sent.destroy();
  await wait(600);
}

/** Opens a live stream and leaves it after 4 to 12 seconds. */
async function watch(load) {
  const leaving = new AbortController();
  const url = `${load.servers.site}/api/live?auctions=${load.main.auctionId}`;
  const response = await fetch(url, { signal: leaving.signal });
  load.counts.streams += 1;
  const left = wait(4_000 + 8_000 * load.random(), null, { signal: leaving.signal }).then(
    () => leaving.abort(),
    () => undefined,
  );
  try {
    for await (const _ of response.body) if (!load.isRunning) break;
  } finally {
    leaving.abort();
    await left;
  }
}
