import { z } from 'zod';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { floodStandings, riskReportTopics, violationStatuses, yesNoUnknown } from './risk-topics';

const text = z.string().trim().min(1);
const instant = z.number().int();
const sourced = { source: text, asOf: instant };
const answer = z.enum(yesNoUnknown);

/** One thing of the risk passport as it was told before and since `at` (ms), in the words of that day. */
const factChangeSchema = z.object({
  topic: z.enum(riskReportTopics),
  was: text,
  is: text,
  at: instant,
});
export type FactChange = z.infer<typeof factChangeSchema>;

/** What a listing may say beyond its older facts. A home without one of them is not known in it. */
export const riskFacts = {
  /** Of the building and housing codes; `text`: which. */
  violations: z.object({ standing: z.enum(violationStatuses), text: z.string(), ...sourced }).optional(),
  /** By FEMA's map; `zone` is its designation, such as AE, where it is told. */
  flood: z.object({ standing: z.enum(floodStandings), zone: z.string(), ...sourced }).optional(),
  /** Water, sewer, common charges and the like that nobody has paid: 0 where none are owed. */
  chargesOwed: z.object({ amountCents: centsSchema, text: z.string(), ...sourced }).optional(),
  /** Of whoever rents there; `noticeOn`: when a notice under RPAPL 1305 was served, null where none is told of. */
  tenancy: z
    .object({
      lease: answer,
      rentRegulated: answer,
      goodCause: answer,
      noticeOn: instant.nullable(),
      ...sourced,
    })
    .optional(),
  /** Every change of the passport since the first publication, the oldest first. */
  factChanges: z.array(factChangeSchema).optional(),
};
