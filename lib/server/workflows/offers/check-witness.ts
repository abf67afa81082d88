import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { Encrypter } from 'age-encryption';
import { toBase64 } from '@/lib/domain/auctions/transparency/bytes';
import { formatShare } from '@/lib/domain/offers/sealing/sealed-offer';
import type { ShareHolder } from '@/lib/domain/offers/sealing/share-holder';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { askShare } from './ask-share';

/** Calls at the same time share one check, so that nobody can flood the witness with them. */
const underWay = perProcess('witness-checks', () => new Map<string, Promise<boolean>>());

/**
 * Whether the configured witness answers and holds the key of its recipient: it has to release a share that was
 * encrypted to it just now, for a deadline that has passed.
 */
export function isWitnessReady(witness: ShareHolder): Promise<boolean> {
  const checks = underWay();
  const name = `${witness.url} ${witness.recipient}`;
  const check = checks.get(name) ?? tryRelease(witness).finally(() => checks.delete(name));
  checks.set(name, check);
  return check;
}

/** In 1970, so it has passed on any clock. */
const deadline = 0;

async function tryRelease({ recipient }: ShareHolder): Promise<boolean> {
  const round = `check-${randomUUID()}`;
  const sent = new Uint8Array(randomBytes(32));
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const share = toBase64(await encrypter.encrypt(formatShare({ round, deadline, share: sent })));
  const released = await askShare({ witness: recipient, round, deadline, share });
  return released.ok && Buffer.from(released.value).equals(sent);
}
