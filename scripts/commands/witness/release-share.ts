import { Decrypter } from 'age-encryption';
import { fromBase64, toBase64 } from '@/lib/domain/auctions/transparency/bytes';
import {
  type ReleaseRefusal,
  refuseRelease,
  releaseRequestSchema,
  releaseStatuses,
} from '@/lib/domain/offers/sealing/release';
import { parseShare, type Share } from '@/lib/domain/offers/sealing/sealed-offer';

interface Keys {
  /** The witness's age identity and its recipient. */
  readonly identity: string;
  readonly recipient: string;
}

/**
 * Releases the share of a sealed offer after the deadline that is inside of it. It needs no memory: the same
 * request gets the same answer, before and after a restart. `now` in ms.
 */
export async function releaseShare(body: string, { identity, recipient }: Keys, now: number) {
  const request = parse(body);
  if (!request) return { status: 400 };
  if (request.witness !== recipient) return refusedAs('other-witness');
  const share = await openShare(request.share, identity);
  const refusal = refuseRelease(request, share, now);
  return share && !refusal
    ? { status: 200, body: toBase64(share.share) }
    : refusedAs(refusal ?? 'unreadable');
}

/** The body names the refusal, so that no other server's status is taken for a final one. */
const refusedAs = (refusal: ReleaseRefusal) => ({ status: releaseStatuses[refusal], body: refusal });

function parse(body: string) {
  try {
    return releaseRequestSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

async function openShare(file: string, identity: string): Promise<Share | null> {
  const bytes = fromBase64(file);
  if (!bytes) return null;
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    return parseShare(await decrypter.decrypt(bytes, 'text'));
  } catch {
    return null;
  }
}
