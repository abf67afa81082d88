import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { cosignatureType, parseNote } from '@/lib/domain/auctions/transparency/note';
import { aCheckpoint, aKey } from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { askWitness } from './ask-witness';

const runtime = openTestRuntime();
const log = aKey('www.example.com/log');
const witness = aKey('w1.example', cosignatureType);
const note = aCheckpoint(['a', 'b'], log);
const other = aCheckpoint(['a', 'c'], log);
const textOf = (signed: string) => parseNote(signed)?.text ?? '';
let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});
afterAll(runtime.end);

async function askOf(answer: (response: ServerResponse) => void): Promise<string | null> {
  server = createServer((request, response) => {
    request.resume();
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return askWitness({ key: witness.key, url }, { size: 2, note, keys: [log.key] });
}

test('the signature of the witness over this checkpoint is taken, among others', async () => {
  const line = witness.line(textOf(note));
  const stranger = aKey('stranger.example', cosignatureType).line(textOf(note));
  expect(await askOf((response) => response.end(`${stranger}${line}`))).toBe(line);
});

test('both requests to a witness together have the time of one', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  let requests = 0;
  await askOf((response) => {
    requests += 1;
    response.writeHead(409).end('0\n');
  });
  expect([requests, limits.mock.calls]).toEqual([2, [[5_000]]]);
  limits.mockRestore();
});

test.each<[string, (response: ServerResponse) => void]>([
  ['a signature over another checkpoint', (response) => response.end(witness.line(textOf(other)))],
  [
    'the signature of somebody else under its name',
    (response) => response.end(aKey('x', cosignatureType).line(textOf(note)).replace(' x ', ' w1.example ')),
  ],
  ['no signature', (response) => response.end('ok')],
  ['an error', (response) => response.writeHead(500).end(witness.line(textOf(note)))],
  ['a redirect', (response) => response.writeHead(307, { location: '/elsewhere' }).end()],
  ['a log that is longer than ours', (response) => response.writeHead(409).end('3\n')],
  ['a size that is none', (response) => response.writeHead(409).end('many\n')],
  ['the same conflict again and again', (response) => response.writeHead(409).end('0\n')],
  ['a hang-up', (response) => response.destroy()],
  ['more text than any answer has', (response) => response.end('x'.repeat(20_000))],
])('a witness that answers with %s has not signed', async (_, answer) => {
  expect(await askOf(answer)).toBeNull();
});
