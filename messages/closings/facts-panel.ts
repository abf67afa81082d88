// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const factsPanel = {
listingAccurate: "Was the listing accurate?",
listingStatedFacts: ({ disclosedFacts }: { disclosedFacts: number }) => `The listing stated ${formatCount(disclosedFacts)} fact${(disclosedFacts === 1 ? "" : "s")}. The buyer reports once on whether the listing was accurate, and the seller can respond once. Everyone sees how many facts this seller stated and how many turned out to be different; the notes stay between the two sides.`,
buyerHasntAnswered: "The buyer hasn’t answered yet.",
buyer: ({ at, facts }: { at: string | number; facts: string | number }) => `The buyer, ${at}: ${facts}`,
seller: ({ at }: { at: string | number }) => `The seller, ${at}`,
};
