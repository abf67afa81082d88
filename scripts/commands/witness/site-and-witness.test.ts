import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatVerifierKey } from '@/lib/domain/auctions/transparency/note';
import { checkpointOf } from '@/lib/domain/auctions/transparency/second-log.fixture';
import { runtime as processRuntime } from '@/lib/server/platform/runtime/runtime';
import {
  aBidder,
  aStoredAuction,
  openTestRuntime,
  resetRuntime,
} from '@/lib/server/platform/runtime/runtime.fixture';
import { siteSigner } from '@/lib/server/platform/runtime/site-signer';
import { readCheckpointNote } from '@/lib/server/records/transparency/read-log';
import { runLog } from '@/lib/server/records/transparency/run-log';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { createWitness, witnessKeyOf } from './witness-server';
import { openWitnessState } from './witness-state';

const folder = mkdtempSync(join(tmpdir(), 'site-and-witness-'));
process.env.SIGNING_KEY = Buffer.alloc(32, 5).toString('base64');
const runtime = openTestRuntime();
const state = await openWitnessState(folder);
const witnessKey = formatVerifierKey(witnessKeyOf('w1.example', state));
let server: Server;
let port = 0;

beforeAll(async () => {
  await startWitness();
  process.env.WITNESSES = `${witnessKey} http://localhost:${port}`;
  resetRuntime(processRuntime());
});
afterAll(async () => {
  server.close();
  state.close();
  await runtime.end();
  rmSync(folder, { recursive: true });
});

async function startWitness(): Promise<void> {
  const { key } = await siteSigner();
  server = createWitness({ name: 'w1.example', state, logKeys: [key] });
  server.listen(port);
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
}

async function stopWitness(): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

/** The size of the published log, and how many witnesses signed. */
async function published() {
  const { key } = await siteSigner();
  const opened = checkpointOf((await readCheckpointNote()) ?? '', formatVerifierKey(key), [witnessKey]);
  return [opened?.size, opened?.witnesses.length];
}

test('the witness signs each checkpoint, and a site that lost its memory of the witness goes on', async () => {
  await aStoredAuction(runtime, 'a1');
  await runLog(1_000);
  expect(await published()).toEqual([1, 1]);
  await aStoredAuction(runtime, 'a2');
  resetRuntime(processRuntime());
  await runLog(2_000);
  expect(await published()).toEqual([2, 1]);
});

test('a witness that is down is missing on the checkpoint, bids go on, and it signs when it is back', async () => {
  await stopWitness();
  const by = await aBidder(runtime, 'ann');
  const bid = {
    auctionId: 'a1',
    by,
    key: 'k',
    requestId: 'r',
    receivedAt: Date.now(),
    maximumCents: 25_000_000,
  };
  expect((await placeBid({ ...bid, confirmedMaximumCents: 25_000_000 })).ok).toBe(true);
  await runLog(3_000);
  expect(await published()).toEqual([3, 0]);
  await startWitness();
  await runLog(4_000);
  expect(await published()).toEqual([3, 0]);
  await runLog(70_000);
  expect(await published()).toEqual([3, 1]);
});

test('a second site with the same key and another history gets no signature', async () => {
  const fork = openTestRuntime();
  resetRuntime(processRuntime());
  for (const auctionId of ['x1', 'x2', 'x3', 'x4']) await aStoredAuction(fork, auctionId);
  await runLog(80_000);
  expect(await published()).toEqual([4, 0]);
  await fork.end();
});
