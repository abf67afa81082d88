import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { Draft } from '@/lib/domain/drafts/draft';
import { refuseSelling, type SellingAction, type SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import { type Actor, toActor } from '@/lib/domain/drafts/review-state';
import { actingUids, type Organization } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, noFacts } from '@/lib/server/people/commands/run-command';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Reader } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';

export type DraftRefusal = SellingRefusal | CommandRefusal | 'not-editable';

export interface DraftSubject {
  readonly user: User;
  readonly draft: Draft;
  readonly organisation: Organization | null;
}

export interface DraftContext {
  readonly draft: Draft;
  readonly actor: Actor;
  /** The person acting for the owner. */
  readonly sellers: readonly string[];
}

/** The first steps of a command about one draft, queued per draft. */
export const onDraft = (by: SignedIn, draftId: string, action: SellingAction) => ({
  by,
  key: draftId,
  facts: noFacts,
  async load(tx: Reader, user: User): Promise<Result<DraftSubject, SellingRefusal>> {
    const draft = (await tx.get(drafts, draftId))?.data;
    if (!draft) return refuse('not-found');
    return ok({ user, draft, organisation: await readOrganizationOf(tx, draft.owner.uid) });
  },
  permit({ user, draft, organisation: organization }: DraftSubject): Result<DraftContext, SellingRefusal> {
    const refusal = refuseSelling(action, user, draft, organization);
    if (refusal) return refuse(refusal);
    return ok({ draft, actor: toActor(user), sellers: actingUids(draft.owner.uid, organization) });
  },
});
