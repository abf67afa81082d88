import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { checkLogTimestamp } from '@/lib/domain/auctions/timestamps/log-timestamp';
import { aTimestampAuthority, toPem } from '@/lib/domain/auctions/timestamps/timestamp-authority.fixture';
import { hexToBytes } from '@/lib/domain/auctions/transparency/bytes';
import { runtime as processRuntime } from '@/lib/server/platform/runtime/runtime';
import { aStoredAuction, openTestRuntime, resetRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { readCheckpoint, tilesOfSize } from './read-log';
import { runLog } from './run-log';
import { readTimestamp, stampLog, stampLogInBackground } from './stamp-log';

const runtime = openTestRuntime();
const authority = await aTimestampAuthority();
let answerWith: (request: Uint8Array) => Promise<Uint8Array | null> = async () => null;
let asked = 0;
/** A small timestamp authority on this machine. */
const server = createServer(async (request, response) => {
  asked += 1;
  expect(request.headers['content-type']).toBe('application/timestamp-query');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const answer = await answerWith(Buffer.concat(chunks));
  if (answer === null) response.writeHead(500).end();
  else response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  process.env.TSA_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/tsr`;
  trust(authority.root);
});
afterAll(async () => {
  server.close();
  for (const name of ['TSA_URL', 'TSA_CERTIFICATES']) delete process.env[name];
  await runtime.end();
});
afterEach(() => vi.restoreAllMocks());

function trust(root: Uint8Array): void {
  process.env.TSA_CERTIFICATES = Buffer.from(toPem(root)).toString('base64');
  resetRuntime(processRuntime());
}

const now = Date.now();
const minute = 60_000;
const stampAt = (at: number) => {
  answerWith = (request) => authority.answer(request, { at: new Date(at) });
  return stampLog(at);
};
/** What the server writes for its operator. */
function alerts(): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  return lines;
}
let count = 0;
const grow = async () => {
  count += 1;
  await aStoredAuction(runtime, `a${count}`);
  await runLog(now);
};

test('an authority that is down, refuses, or has another clock or certificate stamps nothing, and nobody waits', async () => {
  await grow();
  const lines = alerts();
  answerWith = async () => null;
  await stampLog(now);
  answerWith = (request) => authority.answer(request, { refusal: 2 });
  await stampLog(now);
  answerWith = (request) => authority.answer(request, { at: new Date(now - 6 * minute) });
  await stampLog(now);
  trust((await aTimestampAuthority()).root);
  await stampAt(now);
  trust(authority.root);
  answerWith = () => new Promise(() => {});
  const start = performance.now();
  await stampLogInBackground(now);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(await readTimestamp(1)).toBeNull();
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    ['refused, with status 500', 'refused, with status 200', 'clock says', 'not valid'].map((fault) => ({
      ...{ level: 'error', alert: 'timestamp-authority' },
      fault: expect.stringContaining(fault),
    })),
  );
  resetRuntime(processRuntime());
});

test('a checkpoint is stamped once, and the next one ten minutes later, so that a reader can check both', async () => {
  await stampAt(now);
  const first = await readTimestamp(1);
  expect(first).toMatchObject({ size: 1, origin: (await readCheckpoint())?.origin });
  const before = asked;
  await stampAt(now + 20 * minute);
  expect(asked).toBe(before);
  await grow();
  await stampAt(now + 9 * minute);
  expect(await readTimestamp(2)).toBeNull();
  await stampAt(now + 11 * minute);
  const second = await readTimestamp(2);
  expect(await readTimestamp(1)).toEqual(first);
  const checkpoint = await readCheckpoint();
  if (!first || !second || !checkpoint) throw new Error('Both are stamped');
  const against = {
    now: { ...checkpoint, root: hexToBytes(checkpoint.root) },
    ...{ readTile: tilesOfSize(checkpoint.size), roots: [authority.root] },
    ...{ latestAt: now, clock: now + 11 * minute },
  };
  expect(await checkLogTimestamp(first, against)).toMatchObject({ size: 1, authority: 'Example TSA' });
  expect(await checkLogTimestamp(second, against)).toMatchObject({ size: 2 });
});

test('without an authority nothing is asked', async () => {
  await grow();
  for (const name of ['TSA_URL', 'TSA_CERTIFICATES']) delete process.env[name];
  resetRuntime(processRuntime());
  const before = asked;
  await stampLogInBackground(now + 60 * minute);
  await stampLog(now + 60 * minute);
  expect(asked).toBe(before);
});
