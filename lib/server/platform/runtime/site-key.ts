import 'server-only';
import { randomBytes } from 'node:crypto';
import { runtime } from './runtime';
import { siteKeys } from './runtime-collections';

/** A key of the site, created on first use. All instances share it, and it moves with the data. */
export async function siteKey(
  purpose: string,
  make: () => string = () => randomBytes(32).toString('base64url'),
): Promise<string> {
  const { store } = runtime();
  const known = await store.get(siteKeys, purpose);
  if (known) return known.data.key;
  const made = make();
  return store.transact(async (tx) => {
    const first = await tx.get(siteKeys, purpose);
    if (!first) tx.set(siteKeys, purpose, { key: made });
    return first?.data.key ?? made;
  });
}
