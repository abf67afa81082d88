import type { SoldLot } from '@/lib/domain/closings/closing-schema';
import type { DisclosedFact } from '@/lib/domain/closings/fact-verdicts';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Listing } from '@/lib/domain/listings/listing';
import { toRiskReport, wordsOf } from '@/lib/domain/risk-report/risk-report';

/** The facts of all homes that were sold. `lot`: empty for a single home. */
export const soldFactsOf = (listings: readonly Listing[], lot: SoldLot): readonly DisclosedFact[] =>
  listings.flatMap((listing) => {
    const facts = disclosedFactsOf(listing);
    return lot.length === 0 ? facts : facts.map((fact) => ({ ...fact, home: listing.listingKey }));
  });

/** The facts that a listing states. An unknown fact is not included. */
export const disclosedFactsOf = (listing: Listing): readonly DisclosedFact[] =>
  toRiskReport(toPublicListing(listing)).rows.flatMap((row) =>
    row.value === null ? [] : [{ topic: row.topic, told: wordsOf(row) }],
  );
