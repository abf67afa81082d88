// Compiled from messages/en/lots.json by `npm run messages`.

export const lotStatement = {
title: ({ homes }: { homes: string | number }) => `The ${homes} homes of this sale`,
sellersTaxes: "Transfer taxes the seller pays",
buyersTaxes: "Transfer and mansion taxes the buyer pays",
together: ({ taxes }: { taxes: string | number }) => `${taxes}, all homes`,
text: "One contract conveys all the homes. The taxes are computed for each home at its share of the price; the attorneys file a form for each deed.",
};
