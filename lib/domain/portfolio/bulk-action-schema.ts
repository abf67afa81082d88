import { z } from 'zod';
import { stepIds } from '@/lib/domain/drafts/fields/steps';
import {
  type BulkAction,
  type BulkActionItem,
  type BulkRequest,
  bulkActionStates,
  itemOutcomes,
  type PlannedChange,
  undoableTypes,
} from './bulk-action';
import { type PriceRule, priceSteps } from './bulk-action-prices';

const text = z.string().min(1);
const count = z.number().int().min(0);
const instant = z.number().int();

const rounded = { stepDollars: z.literal(priceSteps), floorCents: count };
const ruleSchema: z.ZodType<PriceRule> = z.discriminatedUnion('by', [
  z.object({ by: z.literal('percent'), basisPoints: count, ...rounded }),
  z.object({ by: z.literal('amount'), amountCents: count, ...rounded }),
  z.object({ by: z.literal('table'), floorCents: count }),
]);

const scheduleSchema = z.object({
  saleMode: z.string(),
  startDate: z.string(),
  startTime: z.string(),
  endDate: z.string(),
  endTime: z.string(),
  apartMinutes: z.string(),
  perDay: z.string().exactOptional(),
});

const requestSchema: z.ZodType<BulkRequest> = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['confirm', 'hold', 'resume', 'relist']) }),
  z.object({ type: z.literal('submit'), isDeclared: z.boolean().default(false) }),
  z.object({ type: z.literal('withdraw'), reason: text }),
  z.object({ type: z.literal('schedule'), schedule: scheduleSchema }),
  z.object({ type: z.literal('lower-prices'), rule: ruleSchema }),
  z.object({ type: z.literal('undo'), of: text, undoes: z.enum(undoableTypes) }),
]);

const countsSchema = z.object({
  planned: count,
  left: count,
  done: count,
  skipped: count,
  refused: count,
});

export const bulkActionSchema: z.ZodType<BulkAction> = z.object({
  actionId: text,
  organisationId: text,
  by: z.object({ uid: text, name: z.string() }),
  request: requestSchema,
  state: z.enum(bulkActionStates),
  total: count,
  cursor: count,
  tries: count,
  claimedUntil: instant,
  counts: countsSchema,
  undoneBy: z.string().nullable(),
  createdAt: instant,
  startedAt: instant.nullable(),
  changedAt: instant,
});

const changeSchema: z.ZodType<PlannedChange> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), fromCents: count, toCents: count }),
  z.object({ kind: z.literal('auction'), startsAt: instant, endsAt: instant }),
  z.object({ kind: z.literal('status'), from: text, to: text }),
  z.object({ kind: z.literal('facts'), confirmedAt: instant }),
]);

const itemSchema: z.ZodType<BulkActionItem> = z.object({
  draftId: text,
  title: z.string(),
  number: z.string(),
  targetCents: count.nullable(),
  version: count,
  change: changeSchema.nullable(),
  refusal: z.string().nullable(),
  missing: z
    .object({ count, first: z.array(z.object({ step: z.enum(stepIds), about: z.string() })) })
    .nullable()
    .default(null),
  reopens: z.boolean(),
  outcome: z.enum(itemOutcomes).nullable(),
  reason: z.string().nullable(),
  versionAfter: count.nullable(),
  isPublic: z.boolean(),
});

export const bulkActionPieceSchema = z.object({ actionId: text, items: z.array(itemSchema) });
