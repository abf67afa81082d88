import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addAuction, type Bidder, createBidder, type Place } from './bidders';
import { expect } from './fixtures';
import type { OwnServer } from './own-server';

/**
 * Stops a server with SIGTERM while a bid is in flight and a live stream is open. The server must answer the
 * bid, end the stream with a retry hint and exit within 2 seconds. Returns the receipt of that bid.
 */
export async function expectGentleStop({ place, sitePid, end }: OwnServer) {
  const [{ auctionId }, bidder] = await Promise.all([
    addAuction(place, { endsInMs: 3_600_000 }),
    createBidder(place),
  ]);
  const stream = await fetch(`${place.siteUrl}/api/live?auctions=${auctionId}`);
  const streamed = stream.text();
  const accepted = await startBid(place, bidder, auctionId);

  const stoppedAt = performance.now();
  const ended = end();
  const [{ status, receipt }] = await Promise.all([accepted.finish(), waitUntilEnded(sitePid)]);
  expect(performance.now() - stoppedAt).toBeLessThan(2_000);
  await ended;
  expect(status).toBe(201);
  expect(await streamed).toMatch(/\nretry: \d+\n\n$/);
  return receipt;
}

/** Sends all but the last byte of a bid; `finish` sends that byte and reads the response. */
async function startBid({ siteUrl }: Place, { cookie }: Bidder, auctionId: string) {
  const body = JSON.stringify({ maximumCents: 25_000_000, confirmedMaximumCents: 25_000_000 });
  const sent = request(`${siteUrl}/api/auctions/${auctionId}/bids`, {
    method: 'POST',
    headers: {
      cookie,
      'idempotency-key': randomUUID(),
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  const answered = once(sent, 'response');
  sent.write(body.slice(0, -1));
  const [socket] = sent.socket ? [sent.socket] : await once(sent, 'socket');
  if (socket.connecting) await once(socket, 'connect');
  // Once the server has answered a later request, it has read these headers.
  await fetch(`${siteUrl}/api/terms`);
  const finish = async () => {
    await wait(300);
    sent.end(body.slice(-1));
    const [response] = await answered;
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { status: response.statusCode, receipt: JSON.parse(Buffer.concat(chunks).toString()) };
  };
  return { finish };
}

async function waitUntilEnded(pid: number): Promise<void> {
  while (isRunning(pid)) await wait(20);
}

/** A zombie process (ended, but not yet waited for) counts as ended. */
function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}
