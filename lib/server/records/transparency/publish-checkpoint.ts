import 'server-only';
import { bytesToHex, hexToBytes } from '@/lib/domain/auctions/transparency/bytes';
import { formatCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import { rootOf } from '@/lib/domain/auctions/transparency/merkle';
import { parseSignatureLine, toNote } from '@/lib/domain/auctions/transparency/note';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { siteSigner } from '@/lib/server/platform/runtime/site-signer';
import { askWitness } from './ask-witness';
import { latestId, logCheckpoints, logTrees, treeId } from './log-collections';
import { readCheckpoint } from './read-log';

/** How long a witness that did not sign is left alone if nothing else is new. */
const askAgainMs = 60_000;

/**
 * Publishes a checkpoint of the tree as it is now, with the signatures of the witnesses that answer. A crash
 * before the end loses nothing: the next run publishes the same tree or a larger one.
 */
export async function publishCheckpoint(now: number): Promise<void> {
  const tree = (await runtime().store.get(logTrees, treeId))?.data ?? { size: 0, frontier: [] };
  const published = await readCheckpoint();
  const { key: siteKey, line } = await siteSigner();
  const origin = siteKey.name;
  const isSame = published?.size === tree.size && published.origin === origin;
  const known = isSame ? published.cosignatures : {};
  // A witness may have got a new key under its old name.
  const missing = env().witnesses.filter(
    ({ key }) => parseSignatureLine(known[key.name]?.trimEnd() ?? '')?.id !== key.id,
  );
  if (isSame && (missing.length === 0 || now < published.at + askAgainMs)) return;
  const root = rootOf({ size: tree.size, hashes: tree.frontier.map(hexToBytes) });
  const text = formatCheckpoint({ origin, size: tree.size, root });
  const checkpoint = { size: tree.size, note: toNote(text, [line(text)]), keys: [siteKey] };
  const lines = await Promise.all(
    missing.map(async (witness) => [witness.key.name, await askWitness(witness, checkpoint)] as const),
  );
  const signed = Object.fromEntries(
    lines.filter((each): each is readonly [string, string] => each[1] !== null),
  );
  await runtime().store.transact(async (tx) => {
    const latest = (await tx.get(logCheckpoints, latestId))?.data;
    // Another instance published a larger tree meanwhile.
    if (latest && latest.size > tree.size) return;
    const isAgain = latest?.size === tree.size && latest.origin === origin;
    const cosignatures = { ...(isAgain && latest.cosignatures), ...signed };
    tx.set(logCheckpoints, latestId, {
      origin,
      size: tree.size,
      root: bytesToHex(root),
      at: now,
      cosignatures,
    });
  });
}
