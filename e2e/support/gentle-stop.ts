import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addAuction, type Bidder, createBidder, type Place } from './bidders';
import { expect } from './fixtures';
import type { OwnServer } from './own-server';

/**
 * Ends a server by SIGTERM while a bid is on its way and a stream is open: it answers the bid, ends the stream with a
 * retry hint and is gone within 2 seconds. Answers the receipt of that bid.
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
  const [{ status, receipt }] = await Promise.all([accepted.finish(), untilGone(sitePid)]);
  expect(performance.now() - stoppedAt).toBeLessThan(2_000);
  await ended;
  expect(status).toBe(201);
  expect(await streamed).toMatch(/\nretry: \d+\n\n$/);
  return receipt;
}

/** Sends all but the last byte of a bid; `finish` sends it and reads the answer. */
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
  // The server has read the headers when it has answered something that came later.
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

async function untilGone(pid: number): Promise<void> {
  while (isRunning(pid)) await wait(20);
}

/** A process that has ended but was not waited for counts as gone. */
function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}
