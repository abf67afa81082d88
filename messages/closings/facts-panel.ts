// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const factsPanel = {
listingAccurate: "Was the listing accurate?",
factOf: ({ place, topic }: { place: string | number; topic: string | number }) => `${place}: ${topic}`,
listingStatedFacts: ({ homes, disclosedFacts }: { homes: number; disclosedFacts: number }) => `${(homes === 1 ? "The listing" : `The listings for these ${formatCount(homes)} homes`)} stated ${formatCount(disclosedFacts)} fact${(disclosedFacts === 1 ? "" : "s")}. The buyer reports once on whether ${(homes === 1 ? "the listing was" : "the listings were")} accurate, and the seller can respond once. Everyone sees how many facts this seller stated and how many turned out to be different; the buyer’s notes and the seller’s response stay between the two sides.`,
buyerHasntAnswered: "The buyer hasn’t answered yet.",
buyer: ({ at, facts }: { at: string | number; facts: string | number }) => `The buyer, ${at}: ${facts}`,
seller: ({ at }: { at: string | number }) => `The seller, ${at}`,
};
