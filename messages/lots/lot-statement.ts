// Compiled from messages/en/lots.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const lotStatement = {
title: ({ homes }: { homes: string | number }) => `The ${homes} homes in this sale`,
sellersTaxes: "Transfer taxes the seller pays",
buyersTaxes: "Transfer and mansion taxes the buyer pays",
together: ({ taxes }: { taxes: string | number }) => `${taxes} on all homes`,
viewListing: ({ place }: { place: string | number }) => `View the listing for ${place}`,
papers: ({ documents, facts }: { documents: number; facts: number }) => `${(documents === 0 ? "No documents" : (documents === 1 ? `${formatCount(documents)} document` : `${formatCount(documents)} documents`))} and ${(facts === 0 ? "no listed facts" : (facts === 1 ? `${formatCount(facts)} listed fact` : `${formatCount(facts)} listed facts`))}`,
text: "One contract conveys all the homes. The taxes are calculated for each home based on its share of the price; the attorneys file a form for each deed.",
};
