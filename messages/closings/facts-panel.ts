// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const factsPanel = {
listingAccurate: "Was the listing accurate?",
listingStatedFacts: (v: { disclosedFacts: number }) => `The listing stated ${(v.disclosedFacts === 1 ? `${formatCount(v.disclosedFacts)} fact` : `${formatCount(v.disclosedFacts)} facts`)}. The buyer says once which were accurate, and the seller can respond once. Everyone sees how many facts this seller stated and how many were found different; the notes stay between the two sides.`,
buyerHasntAnswered: "The buyer hasn’t answered yet.",
buyer: (v: { at: string | number; facts: string | number }) => `The buyer, ${v.at}: ${v.facts}`,
seller: (v: { at: string | number }) => `The seller, ${v.at}`,
};
