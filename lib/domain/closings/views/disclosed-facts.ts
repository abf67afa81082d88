import type { DisclosedFact } from '@/lib/domain/closings/fact-verdicts';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Listing } from '@/lib/domain/listings/listing';
import { toRiskReport, wordsOf } from '@/lib/domain/risk-report/risk-report';

/** The facts that a listing states. An unknown fact is not included. */
export const disclosedFactsOf = (listing: Listing): readonly DisclosedFact[] =>
  toRiskReport(toPublicListing(listing)).rows.flatMap((row) =>
    row.value === null ? [] : [{ topic: row.topic, told: wordsOf(row) }],
  );
