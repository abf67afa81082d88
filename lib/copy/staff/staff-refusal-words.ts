import type { RefusalReason } from '@/lib/domain/auctions/terms/refusals';
import type { LimitRefusal } from '@/lib/domain/eligibility/bid-limit-request';
import type { BlockRefusal } from '@/lib/domain/eligibility/bidder-block';
import type { PersonRefusal } from '@/lib/domain/staff/decide-person';
import type { StopRefusal } from '@/lib/domain/staff/emergency-stop';
import type { OrganizationStaffRefusal } from '@/lib/domain/staff/organization-decisions';
import type { ClaimRefusal } from '@/lib/domain/staff/queues/desk-claim';
import type { ReportRefusal } from '@/lib/domain/staff/report';
import type { TakedownRefusal } from '@/lib/domain/staff/takedown';
import { staffRefusals } from '@/messages/staff/staff-refusals';

type AnyRefusal =
  | OrganizationStaffRefusal
  | PersonRefusal
  | TakedownRefusal
  | BlockRefusal
  | RefusalReason
  | LimitRefusal
  | ClaimRefusal
  | StopRefusal
  | ReportRefusal
  | 'too-many'
  | 'wrong-status'
  | 'busy';

const words: Readonly<Partial<Record<AnyRefusal, string>>> = staffRefusals;

/** Says what happened and what to do next. */
export const staffRefusalWords = (reason: AnyRefusal): string => words[reason] ?? staffRefusals.other;
