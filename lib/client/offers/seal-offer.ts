import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { toBase64, utf8ToBytes } from '@/lib/domain/auctions/transparency/bytes';
import type { Seal } from '@/lib/domain/offers/sealing/seal';
import {
  formatContent,
  formatShare,
  otherShare,
  type SealedContent,
  type SealedOffer,
} from '@/lib/domain/offers/sealing/sealed-offer';

export type SealKeys = Pick<Seal, 'roundId' | 'witness' | 'site'> & { readonly deadline: number };

/**
 * Encrypts an offer to a key made for it, and one share of this key each to the witness and the site. Null if the
 * offer is too long.
 */
export async function sealOffer(
  { roundId: round, deadline, witness, site }: SealKeys,
  { offer, typed }: Pick<SealedContent, 'offer' | 'typed'>,
): Promise<SealedOffer | null> {
  const content = formatContent({ round, offer, typed });
  if (!content) return null;
  const secret = await generateIdentity();
  const key = utf8ToBytes(secret);
  const pad = crypto.getRandomValues(new Uint8Array(key.length));
  const shareFor = (recipient: string, share: Uint8Array) =>
    encryptTo(recipient, utf8ToBytes(formatShare({ round, deadline, share })));
  return {
    offer: await encryptTo(await identityToRecipient(secret), content),
    witnessShare: await shareFor(witness, pad),
    siteShare: await shareFor(site, otherShare(key, pad)),
  };
}

async function encryptTo(recipient: string, text: Uint8Array): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return toBase64(await encrypter.encrypt(text));
}
