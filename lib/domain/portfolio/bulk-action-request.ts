import { toDollars } from '@/lib/domain/drafts/fields/answers';
import { type ScheduleFault, type ScheduleInput, toSchedule } from '@/lib/domain/drafts/schedule';
import type { Typed } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type BulkActionType, type BulkRequest, bulkActionTypes } from './bulk-action';
import { type PriceRule, priceSteps } from './bulk-action-prices';
import type { TableFault } from './bulk-action-table';

export const LONGEST_REASON = 500;
const mostPercent = 90;

export type RequestFault =
  | ScheduleFault
  | { readonly code: 'no-reason' | 'no-rule' | 'no-amount' | 'no-floor' | 'no-table' }
  | { readonly code: 'reason-too-long' | 'percent'; readonly most: number }
  | { readonly code: 'table'; readonly fault: TableFault };
export type RequestFaults = Readonly<Record<string, RequestFault>>;

export const toBulkActionType = (text: string): BulkActionType | undefined =>
  bulkActionTypes.find((type) => type === text);

/** What the member asks for, from the form as typed, or the faults by field. `count`: homes. `now` in ms. */
export function toBulkRequest(
  type: BulkActionType,
  typed: Typed,
  count: number,
  now: number,
): Result<BulkRequest, RequestFaults> {
  switch (type) {
    case 'submit':
      return ok({ type, isDeclared: typed.isDeclared === 'yes' });
    case 'withdraw': {
      const reason = typed.reason?.trim() ?? '';
      if (reason === '') return refuse({ reason: { code: 'no-reason' } });
      if (reason.length > LONGEST_REASON)
        return refuse({ reason: { code: 'reason-too-long', most: LONGEST_REASON } });
      return ok({ type, reason });
    }
    case 'schedule': {
      const schedule = toScheduleInput(typed);
      const planned = toSchedule(schedule, count, now);
      return planned.ok ? ok({ type, schedule }) : refuse(planned.reason);
    }
    case 'lower-prices': {
      const rule = toPriceRule(typed);
      return rule.ok ? ok({ type, rule: rule.value }) : rule;
    }
    default:
      return ok({ type });
  }
}

function toScheduleInput(typed: Typed): ScheduleInput {
  const { saleMode = '', apartMinutes = '', perDay = '' } = typed;
  const { startDate = '', startTime = '', endDate = '', endTime = '' } = typed;
  return { saleMode, apartMinutes, perDay, startDate, startTime, endDate, endTime };
}

function toPriceRule(typed: Typed): Result<PriceRule, RequestFaults> {
  const floorCents = toDollars(typed.floor ?? '');
  const faults: Record<string, RequestFault> = floorCents ? {} : { floor: { code: 'no-floor' } };
  const stepDollars = priceSteps.find((step) => String(step) === typed.step) ?? 1;
  const basisPoints = toBasisPoints(typed.percent ?? '');
  const amountCents = toDollars(typed.amount ?? '');
  switch (typed.by) {
    case 'percent':
      if (basisPoints === null) faults.percent = { code: 'percent', most: mostPercent };
      if (floorCents && basisPoints) return ok({ by: 'percent', basisPoints, stepDollars, floorCents });
      break;
    case 'amount':
      if (!amountCents) faults.amount = { code: 'no-amount' };
      if (floorCents && amountCents) return ok({ by: 'amount', amountCents, stepDollars, floorCents });
      break;
    case 'table':
      if (!typed.table?.trim()) faults.table = { code: 'no-table' };
      else if (floorCents) return ok({ by: 'table', floorCents });
      break;
    default:
      faults.by = { code: 'no-rule' };
  }
  return refuse(faults);
}

/** `2.5` or `2.5%` is 250; null for anything but 0.01 to 90 percent. */
function toBasisPoints(typed: string): number | null {
  const [, whole = '', part = ''] = /^\s*(\d{1,2})(?:\.(\d{1,2}))?\s*%?\s*$/.exec(typed) ?? [];
  if (whole === '') return null;
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return points > 0 && points <= mostPercent * 100 ? points : null;
}
