import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { cosignatureType } from '@/lib/domain/auctions/transparency/note';
import { formatPolicy } from '@/lib/domain/auctions/transparency/policy';
import { aCheckpoint, aKey } from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { openSeenLog } from './ask-witness';

const [current, former] = [aKey('www.example.com/log2'), aKey('www.example.com/log')];
const witness = aKey('w1.example', cosignatureType);
const policy = formatPolicy({ logKeys: [current.key, former.key], witnessKeys: [witness.key] }, '');

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

/** Asks a witness that answers like this, and counts how often the checkpoint of the site was read. */
async function ask(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port');
  const note = new TextEncoder().encode(aCheckpoint(['an entry'], current));
  const fetchBytes = vi.fn(async () => note);
  const { seen } = await openSeenLog(fetchBytes, policy, [`http://127.0.0.1:${address.port}`]);
  return { seen, reads: fetchBytes.mock.calls.length };
}

test('a witness that never finishes its answer is given up after ten seconds', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
  await expect(ask(() => {})).rejects.toThrow('didn’t respond within 10 seconds');
  await expect(ask((_, response) => void response.write('www.'))).rejects.toThrow('within 10 seconds');
  expect(patience.mock.calls).toEqual([[10_000], [10_000]]);
});

test('a witness cannot fill the memory with an answer that has no end', async () => {
  const endless: RequestListener = (_, response) => {
    const more = () => {
      while (response.write('a'.repeat(16_000)));
    };
    response.on('drain', more);
    more();
  };
  await expect(ask(endless)).rejects.toThrow('responded with more than a checkpoint');
});

test('a site is not behind if a witness knows only a longer log that the site replaced', async () => {
  const seen = aCheckpoint(['an entry', 'lost', 'lost too'], former, witness);
  const path = `/${createHash('sha256').update(former.key.name).digest('hex')}/checkpoint`;
  const asked = await ask(({ url }, response) => {
    response.writeHead(url === path ? 200 : 404).end(url === path ? seen : '');
  });
  expect(asked).toEqual({ seen: [seen], reads: 1 });
});
