import 'server-only';
import type { LogPolicy } from '@/lib/domain/auctions/transparency/policy';
import { env } from '@/lib/server/platform/env';
import { siteSigner } from './site-signer';

/** Whose signatures this site's readers expect. */
export async function sitePolicy(): Promise<LogPolicy> {
  const { key } = await siteSigner();
  const { formerSigners, witnesses } = env();
  return {
    logKeys: [key, ...formerSigners.filter(({ id }) => id !== key.id)],
    witnessKeys: witnesses.map((witness) => witness.key),
  };
}
