import 'server-only';
import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  ed25519Type,
  signatureLine,
  toVerifierKey,
  type VerifierKey,
} from '@/lib/domain/auctions/transparency/note';
import { env } from '@/lib/server/platform/env';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { siteKey } from '@/lib/server/platform/runtime/site-key';

/** Signs what the site says: receipts, heads of ledgers, and checkpoints of the log. */
export interface SiteSigner {
  readonly key: VerifierKey;
  /** The signature line of a note with this text. */
  readonly line: (text: string) => string;
}

/** The name of the log, and of the site's key: as configured, or the log's URL without its scheme. */
export const logOrigin = (): string => env().logName ?? `${new URL(env().siteUrl).host}/log`;

const shared = perProcess('site-signer', (): { made: Promise<SiteSigner> | null } => ({ made: null }));

/** The configured key; in local mode, made once and kept with the data. */
export async function siteSigner(): Promise<SiteSigner> {
  const slot = shared();
  slot.made ??= makeSigner().catch((error: unknown) => {
    slot.made = null;
    throw error;
  });
  return slot.made;
}

async function makeSigner(): Promise<SiteSigner> {
  const seed = env().signingKey ?? (await siteKey('signing', () => randomBytes(32).toString('base64')));
  const secret = privateKeyOf(Buffer.from(seed, 'base64'));
  const key = toVerifierKey(logOrigin(), ed25519Type, publicKeyOf(secret));
  return { key, line: (text) => signatureLine(key, sign(null, Buffer.from(text), secret)) };
}

/** RFC 8410: the DER encoding of an Ed25519 key ends in its 32 bytes. */
const derBefore = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([derBefore, seed]), format: 'der', type: 'pkcs8' });

const publicKeyOf = (secret: KeyObject): Uint8Array =>
  new Uint8Array(createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32));
