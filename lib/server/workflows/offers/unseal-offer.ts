import 'server-only';
import { Decrypter } from 'age-encryption';
import { fromBase64 } from '@/lib/domain/auctions/transparency/bytes';
import type { Seal, SealFault } from '@/lib/domain/offers/sealing/seal';
import {
  joinShares,
  parseContent,
  parseShare,
  type SealedContent,
  type SealedOffer,
} from '@/lib/domain/offers/sealing/sealed-offer';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

interface Opening {
  readonly round: Pick<Seal, 'roundId'> & { readonly deadline: number };
  readonly offerId: string;
  /** The age identity that the site made for the round. */
  readonly identity: string;
  /** The share that the witness released. */
  readonly witnessShare: Uint8Array;
}

/** Decrypts an offer with the share of the witness and the key of the site. */
export async function unsealOffer(
  sealed: Pick<SealedOffer, 'offer' | 'siteShare'>,
  { round: { roundId, deadline }, offerId, identity, witnessShare }: Opening,
): Promise<Result<SealedContent['typed'], Extract<SealFault, 'unreadable' | 'other-round'>>> {
  const own = parseShare((await decrypt(sealed.siteShare, identity)) ?? '');
  const key = own && joinShares(witnessShare, own.share);
  const text = key && (await decrypt(sealed.offer, new TextDecoder().decode(key)));
  const content = text ? parseContent(text) : null;
  if (!own || !content) return refuse('unreadable');
  const isOfRound = [own.round, content.round].every((round) => round === roundId);
  if (!isOfRound || own.deadline !== deadline || content.offer !== offerId) return refuse('other-round');
  return ok(content.typed);
}

/** Null if the file is damaged, or is not for this identity. */
async function decrypt(file: string, identity: string): Promise<string | null> {
  const bytes = fromBase64(file);
  if (!bytes) return null;
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    return new TextDecoder('utf-8', { fatal: true }).decode(await decrypter.decrypt(bytes));
  } catch {
    return null;
  }
}
