// Compiled from messages/en/lots.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const lotPanel = {
label: "Lot",
title: ({ homes }: { homes: string | number }) => `Part of a lot of ${homes} homes`,
text: "This home is sold only together with the others, at one auction and under one contract. Place bids for the whole lot on the auction’s page.",
toAuction: "Go to the auction",
seeHomes: "See all homes in the lot",
youBuyAll: ({ strong, homes, link }: { strong: Tag; homes: string | number; link: Tag }) => rich(strong(`A lot of ${homes} homes.`), " A bid is for all of them, and the winner buys them under one contract. ", link("Read the disclosures and documents of each home"), " before you bid."),
};
