import type { Organization } from '@/lib/domain/organizations/organization';
import type { AuditAction, StoredEntry } from './audit-log';

/**
 * What members see of the audit log, by kind. The start of a draft, steps inside the review and staff's actions
 * against people are not listed, so they stay out.
 */
export const logKinds = {
  members: ['member-joined', 'member-left', 'member-removed', 'member-role-set', 'organization-handed-over'],
  invitations: ['member-invited', 'invitation-withdrawn'],
  keys: ['key-created', 'key-rotated', 'key-revoked'],
  webhooks: ['webhook-added', 'webhook-rotated', 'webhook-enabled', 'webhook-removed'],
  imports: ['import-run', 'import-undone'],
  files: ['files-run'],
  publications: [
    ...(['submitted', 'taken-back', 'changes-requested', 'rejected', 'approved'] as const),
    ...(['reopened', 'discarded', 'changed', 'withdrawn', 'confirmed', 'held', 'resumed'] as const),
    ...(['went-on-market', 'bulk-action'] as const),
    ...(['auction-moved', 'auction-cancelled', 'taken-down', 'takedown-lifted', 'draft-deleted'] as const),
    ...(['lot-formed', 'lot-homes-changed', 'lot-dissolved', 'lot-shares-set'] as const),
  ],
  prices: ['price-changed', 'reserve-lowered'],
  approvals: ['approval-rules-set', 'approval-requested', 'approval-given', 'approval-declined'],
  organization: [
    ...(['organization-verified', 'verification-refused', 'organization-suspended'] as const),
    ...(['organization-restored', 'logo-set', 'logo-removed', 'sso-rule-set'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly AuditAction[]>>;
export type LogKind = keyof typeof logKinds;
export const logKindNames = Object.keys(logKinds).filter(isLogKind);

function isLogKind(name: string): name is LogKind {
  return name in logKinds;
}

const kindOf = (action: AuditAction): LogKind | null =>
  logKindNames.find((kind) => logKinds[kind].some((each) => each === action)) ?? null;

/** A row of an organization's log. `at` in ms. */
export interface LogRow {
  readonly id: string;
  readonly at: number;
  readonly kind: LogKind;
  readonly action: AuditAction;
  /** The member who acted; null for staff and the site, who stay unnamed. */
  readonly who: string | null;
  /** The home's key and street; null if the row is about the organization itself. */
  readonly home: { readonly draftId: string; readonly title: string } | null;
  readonly detail: string;
}

/** The row that members see of an entry; null if they see none. */
export function toLogRow(
  id: string,
  { subject, at, action, by, before, after, why, title }: StoredEntry,
  { organisationId, memberUids, former }: Pick<Organization, 'organisationId' | 'memberUids' | 'former'>,
): LogRow | null {
  const kind = kindOf(action);
  if (!kind) return null;
  const isOurs = [organisationId, ...memberUids, ...former.map(({ uid }) => uid)].includes(by.uid);
  const isStaff = staffActions.has(action) || (by.role === 'admin' && !isOurs);
  const isAboutHome = subject !== organisationId;
  // What a reviewer writes is for staff; what a member writes is for their colleagues.
  const texts = isAboutHome && kind !== 'prices' ? [isStaff ? null : why] : [before, after, why];
  const shown = kind === 'webhooks' ? texts.map(hostOnly) : texts;
  return {
    id,
    at,
    kind,
    action,
    who: isStaff ? null : by.name,
    home: isAboutHome ? { draftId: subject, title } : null,
    detail: shown.filter((text) => text !== null && text !== '').join(' → '),
  };
}

const staffActions: ReadonlySet<AuditAction> = new Set([
  ...(['organization-verified', 'verification-refused', 'organization-suspended'] as const),
  ...(['organization-restored', 'changes-requested', 'rejected', 'approved'] as const),
  ...(['taken-down', 'takedown-lifted', 'went-on-market'] as const),
]);

/** The path and the query of a webhook may hold a secret. */
const hostOnly = (url: string | null): string | null =>
  url === null ? null : (/^https?:\/\/(?:[^/?#]*@)?([^/?#@]+)/.exec(url)?.[1] ?? null);

/** A filter of the log, from the parameters of its address. Values that are not known are ignored. */
export interface LogFilter {
  readonly kind: LogKind | null;
  readonly uid: string | null;
}

export function parseLogFilter(
  params: Readonly<Record<string, string | string[] | undefined>>,
  { members, organisationId }: Pick<Organization, 'members' | 'organisationId'>,
): LogFilter {
  const { kind, member } = params;
  const uids = [...members.map(({ uid }) => uid), organisationId];
  return {
    kind: logKindNames.find((each) => each === kind) ?? null,
    uid: uids.find((each) => each === member) ?? null,
  };
}

/** The filter as parameters of an address. */
export const logFilterQuery = ({ kind, uid }: LogFilter): readonly [name: string, value: string][] => [
  ...(kind === null ? [] : [['kind', kind] satisfies [string, string]]),
  ...(uid === null ? [] : [['member', uid] satisfies [string, string]]),
];
