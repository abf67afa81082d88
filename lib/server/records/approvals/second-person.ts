import 'server-only';
import { createHash } from 'node:crypto';
import type { Actor } from '@/lib/domain/drafts/review-state';
import {
  APPROVAL_MS,
  type ApprovalRefusal,
  type ApprovalRequest,
  isAskerIn,
  isWaiting,
  type Planned,
  refuseAlone,
} from '@/lib/domain/organizations/approvals';
import { holdersOf } from '@/lib/domain/organizations/integrations/api-key';
import type { Organization } from '@/lib/domain/organizations/organization';
import { apiKeys } from '@/lib/server/people/api-keys/api-key-collections';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { logChange } from '@/lib/server/records/audit-log/log-change';
import { approvalRequests } from './approval-collections';

/** What decides whether a command of an organization may run without another person. */
export interface SecondPerson {
  readonly organization: Organization | null;
  /** The request that the person approves with this command. */
  readonly request: ApprovalRequest | null;
  readonly keyMaker: string | null;
  readonly keyHolders: readonly string[];
}

/** Read in the commit of the command. `grant`: the id of the request that the person approves. */
export async function readSecondPerson(
  tx: Reader,
  by: SignedIn,
  sellerId: string,
  grant: string | null,
): Promise<SecondPerson> {
  const [organization, request, key] = await Promise.all([
    readOrganizationOf(tx, sellerId),
    grant === null ? null : tx.get(approvalRequests, grant),
    by.keyId === undefined ? null : tx.get(apiKeys, by.keyId),
  ]);
  return {
    organization,
    request: request?.data ?? null,
    keyMaker: key?.data.createdBy.uid ?? null,
    keyHolders: key ? holdersOf(key.data) : [],
  };
}

/** Null for a private seller, who has no second person. */
export const refuseWithoutSecond = (
  { organization, request }: SecondPerson,
  planned: Planned,
  acting: { readonly uid: string; readonly now: number },
): ApprovalRefusal | null => organization && refuseAlone(organization, planned, request, acting);

interface Asked extends Planned {
  readonly draftId: string | null;
  readonly title: string;
  readonly terms: Readonly<Record<string, string>>;
  readonly by: Actor;
  readonly now: number;
}

/**
 * Stores the command as a request and notifies who may approve it. No-op while the same request waits, unless who
 * asked has left: nobody could approve that one.
 */
export async function askSecondPerson(
  tx: Transaction,
  { organization, keyMaker, keyHolders }: SecondPerson,
  { by, now, draftId, title, command, binding, terms }: Asked,
): Promise<void> {
  if (!organization) return;
  const { organisationId } = organization;
  const requestId = idOf([organisationId, draftId, binding, command]);
  const before = (await tx.get(approvalRequests, requestId))?.data;
  if (before && isWaiting(before, now) && isAskerIn(organization, before)) return;
  const { uid, name } = by;
  const request: ApprovalRequest = {
    ...{ requestId, organisationId, draftId, title, command, binding, terms: { ...terms } },
    ...{ by: { uid, name }, keyMaker, keyHolders: [...keyHolders] },
    ...{ at: now, expiresAt: now + APPROVAL_MS, decided: null },
  };
  tx.set(approvalRequests, requestId, request);
  logApproval(tx, 'approval-requested', { request, organization, by, now });
  const message = { kind: 'approval', step: 'asked', uid: organisationId, about: by.name, title } as const;
  tx.create(outbox, `approval:${requestId}:asked:${now}`, {
    ...message,
    ...{ reason: '', organisationId, askedBy: uid, attempts: 0, sendAt: now },
  });
}

const idOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);

interface Answered {
  readonly organization: Organization;
  readonly by: Actor;
  readonly answer: 'approved' | 'declined';
  readonly reason: string;
  readonly now: number;
}

/** Records the answer in the commit that it decides, and notifies who asked. */
export function answerRequest(
  tx: Transaction,
  request: ApprovalRequest,
  { organization, by, answer, reason, now }: Answered,
): ApprovalRequest {
  const { requestId, title } = request;
  const { organisationId } = organization;
  const answered = { ...request, decided: { answer, by: { uid: by.uid, name: by.name }, at: now, reason } };
  tx.set(approvalRequests, requestId, answered);
  const action = answer === 'approved' ? 'approval-given' : 'approval-declined';
  logApproval(tx, action, { request, organization, by, now, reason });
  // A key reads no mail.
  if (request.by.uid !== organisationId)
    tx.create(outbox, `approval:${requestId}:${answer}:${now}`, {
      ...({ kind: 'approval', step: answer, about: by.name, title, reason } as const),
      ...{ uid: request.by.uid, organisationId, askedBy: request.by.uid, attempts: 0, sendAt: now },
    });
  return answered;
}

/** Marks the request as approved in the commit of its command. No-op for a command that needed none. */
export function markApproved(
  tx: Transaction,
  { organization, request }: SecondPerson,
  by: Actor,
  now: number,
): void {
  if (organization && request)
    answerRequest(tx, request, { organization, by, answer: 'approved', reason: '', now });
}

interface LoggedApproval {
  readonly request: ApprovalRequest;
  readonly organization: Organization;
  readonly by: Actor;
  readonly now: number;
  readonly reason?: string;
}

function logApproval(
  tx: Transaction,
  action: 'approval-requested' | 'approval-given' | 'approval-declined',
  { request: { requestId, title, command, by: asker }, organization, by, now, reason = '' }: LoggedApproval,
): void {
  const after = [command.type, title].filter(Boolean).join(': ');
  const why = reason === '' ? null : reason;
  const before = action === 'approval-requested' ? null : asker.name;
  logChange(tx, action, {
    user: by,
    organization,
    before,
    after,
    why,
    now,
    number: `${requestId}-${action}`,
  });
}
