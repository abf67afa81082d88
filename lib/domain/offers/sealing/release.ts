import { z } from 'zod';
import { recipientPattern } from './seal';
import { type Share, sealedOfferSchema } from './sealed-offer';

/** `POST /release-share`: asks a witness for the share of an offer. */
export const releaseRequestSchema = z.object({
  /** The witness that the share is for. */
  witness: z.string().regex(recipientPattern),
  round: z.string().max(100),
  deadline: z.int(),
  share: sealedOfferSchema.shape.witnessShare,
});
export type ReleaseRequest = z.output<typeof releaseRequestSchema>;

/** `unreadable` and `other-round` are final; after the others, a later request may succeed. */
export type ReleaseRefusal = 'other-witness' | 'unreadable' | 'other-round' | 'too-early';

/** The HTTP status of each refusal. */
export const releaseStatuses: Readonly<Record<ReleaseRefusal, number>> = {
  'other-witness': 404,
  unreadable: 422,
  'other-round': 409,
  'too-early': 425,
};

/**
 * Whether a witness releases a share. `share`: what it decrypted, null if it could not. The deadline itself is
 * still too early. `now` in ms.
 */
export function refuseRelease(
  { round, deadline }: Pick<ReleaseRequest, 'round' | 'deadline'>,
  share: Share | null,
  now: number,
): ReleaseRefusal | null {
  if (!share) return 'unreadable';
  if (share.round !== round || share.deadline !== deadline) return 'other-round';
  return now > share.deadline ? null : 'too-early';
}
