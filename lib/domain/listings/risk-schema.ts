import { z } from 'zod';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { floodStandings, riskReportTopics, violationStatuses, yesNoUnknown } from './risk-topics';

const text = z.string().trim().min(1);
const instant = z.number().int();
const sourced = { source: text, asOf: instant };
const answer = z.enum(yesNoUnknown);

/** One change of a risk report topic at `at` (ms): the text before and after, as worded that day. */
const factChangeSchema = z.object({
  topic: z.enum(riskReportTopics),
  was: text,
  is: text,
  at: instant,
});
export type FactChange = z.infer<typeof factChangeSchema>;

/** Facts that were added to listings later. A missing one is unknown for that home. */
export const riskFacts = {
  /** Of the building and housing codes; `text` names them. */
  violations: z.object({ standing: z.enum(violationStatuses), text: z.string(), ...sourced }).optional(),
  /** From FEMA's map. `zone` is its designation, such as AE; empty if none is stated. */
  flood: z.object({ standing: z.enum(floodStandings), zone: z.string(), ...sourced }).optional(),
  /** Unpaid water, sewer, common charges and the like; 0 if none are owed. */
  chargesOwed: z.object({ amountCents: centsSchema, text: z.string(), ...sourced }).optional(),
  /** About the tenants. `noticeOn`: when a notice under RPAPL 1305 was served; null if none is stated. */
  tenancy: z
    .object({
      lease: answer,
      rentRegulated: answer,
      goodCause: answer,
      noticeOn: instant.nullable(),
      ...sourced,
    })
    .optional(),
  /** Every change of the risk report since the first publication, oldest first. */
  factChanges: z.array(factChangeSchema).optional(),
};
