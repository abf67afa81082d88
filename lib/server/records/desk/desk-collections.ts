import 'server-only';
import { z } from 'zod';
import { emergencyStopSchema } from '@/lib/domain/staff/emergency-stop';
import { defaultCaseSchema } from '@/lib/domain/staff/queues/default-case';
import { deskClaimSchema } from '@/lib/domain/staff/queues/desk-claim';
import { deskNewsStateSchema } from '@/lib/domain/staff/queues/desk-news';
import type { QueueName } from '@/lib/domain/staff/queues/queue';
import { relationCaseSchema } from '@/lib/domain/staff/queues/relation-case';
import { reasonTemplateSchema } from '@/lib/domain/staff/reason-templates';
import { collection, instant } from '@/lib/server/platform/store/collection';

/** Who works on a row of a queue. Id: `deskClaimId(queue, rowId)`. Reviews store theirs in the draft. */
export const deskClaims = collection('deskClaims', deskClaimSchema, [['at']]);

export const deskClaimId = (queue: QueueName, rowId: string): string => `${queue}:${rowId}`;

/** Defaults in closings, which staff look at. Id: saleId. */
export const defaultCases = collection('defaultCases', defaultCaseSchema, [['status', 'at'], ['at']]);

/** Possible relations between the bidders of an auction, which staff look at. Id: auctionId. */
export const relationCases = collection('relationCases', relationCaseSchema, [['status', 'at']]);

const responses = z.object({ count: z.number().int(), sumMs: z.number().int() });

/** Response times of staff by week. Id: the date of its Monday in New York. */
export const deskWeeks = collection(
  'deskWeeks',
  z.object({
    week: z.string(),
    reviews: responses.optional(),
    limits: responses.optional(),
    reports: responses.optional(),
  }),
  [['week']],
);

/** What staff have been told of the queues. One document, id `desk`. */
export const deskNews = collection('deskNews', deskNewsStateSchema);

/** The stop of all auctions that is in force or ends. One document, id `all`. */
export const emergencyStops = collection('emergencyStops', emergencyStopSchema);

/** Auctions that the stop paused and that resume when it ends. Id: auctionId. */
export const stoppedAuctions = collection('stoppedAuctions', z.object({ at: instant }), [['at']]);

/** Templates of reasons. Id: random. */
export const reasonTemplates = collection('reasonTemplates', reasonTemplateSchema);
