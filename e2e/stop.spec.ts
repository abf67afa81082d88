import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addAuction, type Bidder, createBidder, fetchLedger, type Place } from './bidders';
import { expect, test } from './fixtures';
import { type OwnServer, startOwnServer } from './own-server';
import { portsOf } from './place';

test('a site that gets SIGTERM answers what it accepted, ends its streams with a retry hint, exits within 2 seconds and frees its store', async () => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'bank-owned-stop-'));
  const where = { ...portsOf('stop'), dataDir };
  let server: OwnServer | null = null;
  try {
    server = await startOwnServer(where);
    const { place } = server;
    const { auctionId } = await addAuction(place, { endsInMs: 3_600_000 });
    const bidder = await createBidder(place);
    const stream = await fetch(`${place.siteUrl}/api/live?auctions=${auctionId}`);
    const streamed = stream.text();
    const accepted = await startBid(place, bidder, auctionId);

    const { sitePid } = server;
    const stoppedAt = performance.now();
    const ended = server.end();
    const [answer] = await Promise.all([accepted.finish(), untilGone(sitePid)]);
    const tookMs = performance.now() - stoppedAt;
    await ended;

    expect(tookMs).toBeLessThan(2_000);
    expect(answer.status).toBe(201);
    expect(await streamed).toMatch(/\nretry: \d+\n\n$/);

    server = await startOwnServer(where);
    const entries = await fetchLedger(server.place, auctionId);
    expect(entries[answer.receipt.seq - 1]).toMatchObject({ hash: answer.receipt.hash });
  } finally {
    await server?.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Sends all but the last byte of a bid; `finish` sends it and reads the answer. */
async function startBid({ siteUrl }: Place, { cookie }: Bidder, auctionId: string) {
  const body = JSON.stringify({ maximumCents: 25_000_000, confirmedMaximumCents: 25_000_000 });
  const sent = request(`${siteUrl}/api/auctions/${auctionId}/bids`, {
    method: 'POST',
    headers: {
      ...{ cookie, 'idempotency-key': randomUUID() },
      ...{ 'content-type': 'application/json', 'content-length': body.length },
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
