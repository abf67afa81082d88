import type { ToldFact } from '@/lib/domain/closings/fact-verdicts';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Listing } from '@/lib/domain/listings/listing';
import { toRiskPassport, wordsOf } from '@/lib/domain/risk-report/risk-report';

/** The facts that a listing tells: what it does not know it has not told. */
export const toldFactsOf = (listing: Listing): readonly ToldFact[] =>
  toRiskPassport(toPublicListing(listing)).rows.flatMap((row) =>
    row.value === null ? [] : [{ topic: row.topic, told: wordsOf(row) }],
  );
