import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { refuseSelling, type SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import {
  APPROVAL_MS,
  type ApprovalRefusal,
  type ApprovalRequest,
  isWaiting,
  refuseAnswering,
} from '@/lib/domain/organizations/approvals';
import type { LotRefusal } from '@/lib/domain/reviews/lots/decide-lot';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { approvalRequests } from '@/lib/server/records/approvals/approval-collections';
import { answerRequest } from '@/lib/server/records/approvals/second-person';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { type SubmitRefusal, sendIn } from '@/lib/server/workflows/drafts/submission';
import { changedSubmission } from '@/lib/server/workflows/listings/changed-submission';
import {
  lowerReserve,
  type ManageRefusal,
  moveAuction,
} from '@/lib/server/workflows/listings/manage-listing';
import { changeLotHomes } from '@/lib/server/workflows/lots/change-homes';
import { setShares } from '@/lib/server/workflows/lots/change-lot';
import { formLot } from '@/lib/server/workflows/lots/form-lot';
import { setApprovalRules } from '@/lib/server/workflows/organizations/approval-rules';
import type { OrganizationRefusal } from '@/lib/server/workflows/organizations/on-organization';

type AnswerRefusal = ManageRefusal | SubmitRefusal | OrganizationRefusal | 'needs-review';

/** Runs the command of a request in the commit that records the approval. `now` in ms, here and below. */
export async function approveRequest(
  by: SignedIn,
  requestId: string,
  now: number,
): Promise<Result<unknown, AnswerRefusal>> {
  const request = (await runtime().store.get(approvalRequests, requestId))?.data;
  if (!request) return refuse('not-found');
  const organization = await readOrganization(by.user, request.organisationId, 'approve');
  return organization.ok ? runRequest(by, request, now) : organization;
}

async function runRequest(
  by: SignedIn,
  { requestId, organisationId, draftId, command }: ApprovalRequest,
  now: number,
): Promise<Result<unknown, AnswerRefusal>> {
  if (command.type === 'set-rules')
    return setApprovalRules(by, organisationId, command.rules, now, requestId);
  const home = draftId ?? '';
  switch (command.type) {
    case 'submit':
      return sendIn(by, home, now, command.isConfirmed, requestId);
    case 'move-auction':
      return moveAuction(by, home, command.dates, now, requestId);
    case 'lower-reserve':
      return lowerReserve(by, home, command, now, requestId);
    case 'form-lot':
      return withoutDetails(await formLot(by, command.shares, now, requestId));
    case 'change-lot':
      return withoutDetails(await changeLotHomes(by, command.shares, now, requestId));
    case 'set-shares':
      return withoutDetails(await setShares(by, home, command.basisPoints, now, requestId));
    case 'submit-changed': {
      const { answers, isAtOnce } = command;
      return runCommand(
        changedSubmission<never>(by, home, { answersOf: () => ok(answers), isAtOnce }, now, requestId),
      );
    }
  }
}

/** An object says that the homes are no longer such that the command could run. */
function withoutDetails<R extends string>(
  result: Result<unknown, R | LotRefusal>,
): Result<unknown, R | 'request-outdated'> {
  if (result.ok) return result;
  return refuse(typeof result.reason === 'string' ? result.reason : 'request-outdated');
}

/** Declines a request, with a reason for who asked. */
export const declineRequest = (
  by: SignedIn,
  requestId: string,
  typed: string,
  now: number,
): Promise<Result<ApprovalRequest, SellingRefusal | ApprovalRefusal | CommandRefusal | 'needs-reason'>> =>
  runCommand({
    by,
    async load(tx, user) {
      const request = (await tx.get(approvalRequests, requestId))?.data;
      const organization = request && (await readOrganizationOf(tx, request.organisationId));
      return request && organization ? ok({ user, request, organization }) : refuse('not-found');
    },
    permit: (subject) =>
      okUnless(refuseSelling('approve', subject.user, null, subject.organization), subject),
    facts: noFacts,
    decide({ user, request, organization }): Result<string, ApprovalRefusal | 'needs-reason'> {
      const refusal = refuseAnswering(organization, request, { uid: user.uid, now });
      // Whoever left cannot be asked, so their request can always be declined.
      if (refusal && refusal !== 'asker-left') return refuse(refusal);
      const reason = typed.trim().slice(0, 600);
      return reason === '' ? refuse('needs-reason') : ok(reason);
    },
    write: (tx, reason, { user, request, organization }) =>
      answerRequest(tx, request, { organization, by: user, answer: 'declined', reason, now }),
  });

/** A request, with whether the home has changed since. */
export type ListedRequest = ApprovalRequest & { readonly isOutdated: boolean };

/** The requests of an organization for one of its members: first those that wait, each latest first. */
export async function listApprovals(
  by: User,
  organisationId: string,
  now: number,
): Promise<Result<readonly ListedRequest[], SellingRefusal>> {
  const organization = await readOrganization(by, organisationId);
  if (!organization.ok) return organization;
  const listed = await readRequests(organisationId, now);
  const homes = await runtime().store.getReadable(
    drafts,
    listed.map(({ draftId }) => draftId ?? ''),
  );
  return ok(
    listed.map((data, at) => {
      const isOutdated = data.draftId !== null && String(homes[at]?.data.version) !== versionIn(data);
      return { ...data, isOutdated };
    }),
  );
}

/** The version of the home: a request about a lot also names what else it counts on. */
const versionIn = ({ binding }: ApprovalRequest): string | undefined => binding.split(' ')[0];

const maxListed = 100;

/** The waiting requests, found past all that are decided, and those of the latest page that do not wait. */
async function readRequests(organisationId: string, now: number): Promise<readonly ApprovalRequest[]> {
  const waiting: ApprovalRequest[] = [];
  const others: ApprovalRequest[] = [];
  let after: string | undefined;
  do {
    const { docs, cursor } = await runtime().store.query(approvalRequests, {
      where: [{ field: 'organisationId', op: '==', value: organisationId }],
      orderBy: [{ field: 'at', direction: 'desc' }],
      limit: maxListed,
      ...(after !== undefined && { after }),
    });
    for (const { data } of docs) {
      if (isWaiting(data, now)) waiting.push(data);
      else if (after === undefined) others.push(data);
    }
    // An older one has expired.
    const isPast = (docs.at(-1)?.data.at ?? 0) <= now - APPROVAL_MS;
    after = isPast || waiting.length >= maxListed ? undefined : (cursor ?? undefined);
  } while (after !== undefined);
  return [...waiting.slice(0, maxListed), ...others];
}
