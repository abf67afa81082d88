import 'server-only';
import { siteFees } from '@/lib/domain/costs/site-fees';
import { type Assessment, assess } from '@/lib/domain/drafts/assess';
import { sellerProofOf } from '@/lib/domain/drafts/condition-disclosure';
import { contentOf, type Draft } from '@/lib/domain/drafts/draft';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader } from '@/lib/server/platform/store/store';
import {
  keepsUncontractedAuction,
  publishedAnswers,
  readPublished,
} from '@/lib/server/records/drafts/draft-record';
import { findDuplicate } from './address-claims';

/** The rules a draft breaks, its missing answers, and weak spots that deter bidders. */
export async function assessDraft(
  draft: Draft,
  now: number,
  reader: Reader = runtime().store,
): Promise<Assessment> {
  const [duplicate, before, organisation] = await Promise.all([
    findDuplicate(reader, draft),
    readPublished(reader, draft, now),
    readOrganizationOf(reader, draft.owner.uid),
  ]);
  return assess({
    content: contentOf(draft),
    now,
    duplicate,
    published: publishedAnswers(before),
    keepsUncontractedAuction: before !== null && keepsUncontractedAuction(draft, before),
    site: siteFees,
    sellerProof: sellerProofOf(draft.owner.uid, organisation),
  });
}
