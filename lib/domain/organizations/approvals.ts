import { z } from 'zod';
import type { Cents } from '@/lib/domain/shared/money';
import { isOrganizationId, type Organization, roleIn } from './organization';

/**
 * What a second person must approve. `publications`: a submission for review and a moved auction.
 * `priceAboveCents`: a price of a listing that is set or changed and exceeds it; null: no price.
 */
export const approvalRulesSchema = z.object({
  publications: z.boolean(),
  priceAboveCents: z.number().int().min(0).nullable(),
});
export type ApprovalRules = z.infer<typeof approvalRulesSchema>;

export const noApprovals: ApprovalRules = { publications: false, priceAboveCents: null };
export const APPROVAL_MS = 7 * 24 * 3_600_000;

const approvalCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('submit'), isConfirmed: z.boolean() }),
  z.object({ type: z.literal('move-auction'), dates: z.record(z.string(), z.string()) }),
  z.object({
    type: z.literal('submit-changed'),
    answers: z.record(z.string(), z.string()),
    isAtOnce: z.boolean(),
  }),
  z.object({ type: z.literal('lower-reserve'), typed: z.string(), version: z.number().int() }),
  z.object({
    type: z.enum(['form-lot', 'change-lot']),
    shares: z.array(z.object({ listingKey: z.string(), basisPoints: z.number().int() })),
  }),
  z.object({ type: z.literal('set-shares'), basisPoints: z.array(z.number().int()) }),
  z.object({ type: z.literal('set-rules'), rules: approvalRulesSchema }),
]);
/** The command that runs once a second person approves it, with all that it needs. */
export type ApprovalCommand = z.infer<typeof approvalCommandSchema>;

const person = z.object({ uid: z.string(), name: z.string() });
const instant = z.number().int();

/**
 * A command that waits for a second person. `binding`: the version of the home and what else the command counts on,
 * or the rules as they were; the request is outdated once it differs. `terms`: what will happen, as field names and typed values. `keyMaker`: who
 * made the key that asked. `keyHolders`: everyone who got a secret of it. Instants in ms.
 */
export const approvalRequestSchema = z.object({
  requestId: z.string(),
  organisationId: z.string(),
  draftId: z.string().nullable(),
  title: z.string(),
  command: approvalCommandSchema,
  binding: z.string(),
  terms: z.record(z.string(), z.string()),
  by: person,
  keyMaker: z.string().nullable(),
  keyHolders: z.array(z.string()).default([]),
  at: instant,
  expiresAt: instant,
  decided: z
    .object({ answer: z.enum(['approved', 'declined']), by: person, at: instant, reason: z.string() })
    .nullable(),
});
export type ApprovalRequest = z.infer<typeof approvalRequestSchema>;

export type ApprovalRefusal =
  /** The command was stored as a request. */
  | 'approval-requested'
  | 'own-request'
  | 'already-decided'
  | 'request-expired'
  /** The home has changed since. */
  | 'request-outdated'
  /** Who asked may no longer act for the organization. */
  | 'asker-left'
  | 'nobody-to-approve';

/** What a command is about to do. `priceCents`: the highest price that it sets or changes. */
export interface Planned {
  readonly command: ApprovalCommand;
  readonly binding: string;
  readonly priceCents: Cents | null;
}

type Members = Pick<Organization, 'organisationId' | 'members'>;

/**
 * Why a command does not run now: it waits for a second person, or the approval that it comes with does not
 * hold. Null: it may run. `request`: the request that `uid` approves with this command.
 */
export function refuseAlone(
  organization: Members & Pick<Organization, 'approvals'>,
  planned: Planned,
  request: ApprovalRequest | null,
  { uid, now }: { readonly uid: string; readonly now: number },
): ApprovalRefusal | null {
  if (!request) return needsSecondPerson(rulesOf(organization), planned) ? 'approval-requested' : null;
  const isSame = JSON.stringify(request.command) === JSON.stringify(planned.command);
  if (!isSame || request.binding !== planned.binding) return 'request-outdated';
  return refuseAnswering(organization, request, { uid, now });
}

export const rulesOf = ({ approvals }: Pick<Organization, 'approvals'>): ApprovalRules =>
  approvals ?? noApprovals;

function needsSecondPerson(
  { publications, priceAboveCents }: ApprovalRules,
  { command, priceCents }: Planned,
): boolean {
  if (command.type === 'set-rules') return weakens({ publications, priceAboveCents }, command.rules);
  if (publications && command.type !== 'lower-reserve') return true;
  return priceAboveCents !== null && priceCents !== null && priceCents > priceAboveCents;
}

/** Whether the change lets one person do more alone. */
function weakens(before: ApprovalRules, after: ApprovalRules): boolean {
  if (before.publications && !after.publications) return true;
  if (before.priceAboveCents === null) return false;
  return after.priceAboveCents === null || after.priceAboveCents > before.priceAboveCents;
}

/** Why this person may not answer the request: they asked, it is over, or who asked has left. */
export function refuseAnswering(
  organization: Members,
  request: ApprovalRequest,
  { uid, now }: { readonly uid: string; readonly now: number },
): ApprovalRefusal | null {
  const { by, keyMaker, keyHolders, decided, expiresAt } = request;
  if ([by.uid, keyMaker, ...keyHolders].includes(uid) || isOrganizationId(uid)) return 'own-request';
  if (decided) return 'already-decided';
  if (now >= expiresAt) return 'request-expired';
  return isAskerIn(organization, request) ? null : 'asker-left';
}

/** Whether who asked may still act for the organization. */
export function isAskerIn(organization: Members, { by }: Pick<ApprovalRequest, 'by'>): boolean {
  const asker = roleIn(organization, by.uid);
  return by.uid === organization.organisationId || (asker !== null && asker !== 'viewer');
}

/** Whether enough people could approve. */
export const hasSecondPerson = ({ members }: Pick<Organization, 'members'>): boolean =>
  members.filter(({ role }) => role !== 'viewer').length >= 2;

export const isWaiting = ({ decided, expiresAt }: ApprovalRequest, now: number): boolean =>
  decided === null && now < expiresAt;
