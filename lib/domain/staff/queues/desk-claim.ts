import { z } from 'zod';
import { claimMs } from '@/lib/domain/drafts/review-state';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { queueNames } from './queue';

/** The staff member who works on a row, and since when (ms). After two hours it is free again. */
export const deskClaimSchema = z.object({
  queue: z.enum(queueNames),
  rowId: z.string(),
  uid: z.string(),
  name: z.string(),
  at: z.number().int(),
});
export type DeskClaim = z.infer<typeof deskClaimSchema>;

/** The owner of a row as the desk shows it. */
export type RowOwner = Pick<DeskClaim, 'uid' | 'name' | 'at'>;

export type ClaimRefusal =
  /** Another staff member works on it. */
  | 'claimed'
  /** It is not this person's to give back. */
  | 'not-claimed';

interface ClaimCommand {
  readonly type: 'take' | 'give-back';
  readonly by: { readonly uid: string; readonly name: string };
  readonly now: number;
}

/** The current owner; null if there is none or the claim is older than two hours. */
export const ownerAt = <T extends RowOwner>(claim: T | null | undefined, now: number): T | null =>
  claim && now - claim.at < claimMs ? claim : null;

/** The owner after the command, or the refusal. */
export function decideClaim(
  claim: RowOwner | null,
  { type, by, now }: ClaimCommand,
): Result<RowOwner | null, ClaimRefusal> {
  const owner = ownerAt(claim, now);
  if (owner && owner.uid !== by.uid) return refuse('claimed');
  if (type === 'take') return ok({ uid: by.uid, name: by.name, at: now });
  return owner ? ok(null) : refuse('not-claimed');
}

/** Null if this person may decide on the row, which somebody else may have taken. */
export const refuseClaimed = (claim: RowOwner | null, uid: string, now: number): 'claimed' | null => {
  const owner = ownerAt(claim, now);
  return owner && owner.uid !== uid ? 'claimed' : null;
};
