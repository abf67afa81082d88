import 'server-only';
import { isSame } from '@/lib/domain/auctions/transparency/bytes';
import type { LogKeys } from '@/lib/domain/auctions/transparency/policy';
import { env } from '@/lib/server/platform/env';
import { readFormerLog } from './former-log';
import { siteSigner } from './site-signer';

/**
 * Whose signatures this site's readers expect. Throws if a former key is the current one under another name: C2SP
 * forbids one key for two logs, and readers refuse such a list.
 */
export async function sitePolicy(): Promise<LogKeys> {
  const { key } = await siteSigner();
  const { formerSigners, witnesses } = env();
  const former = formerSigners.filter(({ id }) => id !== key.id);
  const again = former.find(({ publicKey }) => isSame(publicKey, key.publicKey));
  if (again)
    throw new Error(
      `FORMER_SIGNERS: ${again.name} has the current signing key. A site that moved needs a new SIGNING_KEY.`,
    );
  readFormerLog();
  return {
    logKeys: [key, ...former],
    witnessKeys: witnesses.map((witness) => witness.key),
  };
}
