import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import {
  cosignatureType,
  formatVerifierKey,
  parseNote,
  toVerifierKey,
} from '@/lib/domain/auctions/transparency/note';
import { aKey, type TestKey } from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { parseAddCheckpoint } from '@/lib/domain/auctions/transparency/witnessing';
import { runtime as processRuntime } from '@/lib/server/platform/runtime/runtime';
import { openTestRuntime, resetRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { publishCheckpoint } from './publish-checkpoint';
import { readCheckpoint } from './read-log';

const runtime = openTestRuntime();
afterAll(runtime.end);

const named = (key: TestKey): TestKey => ({
  key: toVerifierKey('w.example', cosignatureType, key.key.publicKey),
  line: (text) => {
    const [, , encoded = ''] = key.line(text).trimEnd().split(' ');
    const id = Buffer.from(toVerifierKey('w.example', cosignatureType, key.key.publicKey).id, 'hex');
    const signature = Buffer.from(encoded, 'base64').subarray(4);
    return `— w.example ${Buffer.concat([id, signature]).toString('base64')}\n`;
  },
});

test('a witness with a new key under its old name is asked again', async () => {
  let witness = named(aKey('first', cosignatureType));
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.end(witness.line(parseNote(parseAddCheckpoint(body)?.note ?? '')?.text ?? ''));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const lineAfter = async (now: number) => {
    process.env.WITNESSES = `${formatVerifierKey(witness.key)} http://127.0.0.1:${port}`;
    resetRuntime(processRuntime());
    await publishCheckpoint(now);
    return (await readCheckpoint())?.cosignatures['w.example'];
  };
  const first = await lineAfter(1_000);
  expect(first).toContain('— w.example ');
  witness = named(aKey('second', cosignatureType));
  const second = await lineAfter(120_000);
  expect(second).toContain('— w.example ');
  expect(second).not.toBe(first);
  server.close();
});
