import 'server-only';
import { fromBase64 } from '@/lib/domain/auctions/transparency/bytes';
import { type ReleaseRequest, releaseStatuses } from '@/lib/domain/offers/sealing/release';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { env } from '@/lib/server/platform/env';

const patienceMs = 5_000;
/** More than any share. */
const longestAnswer = 1_000;

/** `waiting`: the witness may release it later. The others are final. */
export type ShareRefusal = 'waiting' | 'unreadable' | 'other-round';

/** Asks the configured witness for its share of an offer. */
export async function askShare(request: ReleaseRequest): Promise<Result<Uint8Array, ShareRefusal>> {
  const url = env().sealedOffersWitness?.url;
  if (url === undefined) return refuse('waiting');
  try {
    const response = await fetch(`${url}/release-share`, {
      method: 'POST',
      body: JSON.stringify(request),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const { status } = response;
    const text = await shortText(response);
    for (const refusal of ['unreadable', 'other-round'] as const)
      if (status === releaseStatuses[refusal] && text === refusal) return refuse(refusal);
    const share = status === 200 ? fromBase64(text) : null;
    return share ? ok(share) : refuse('waiting');
  } catch {
    return refuse('waiting');
  }
}

async function shortText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) throw new RangeError('The answer of the witness is too long.');
  }
  return text;
}
