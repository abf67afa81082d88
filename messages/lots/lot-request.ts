// Compiled from messages/en/lots.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const lotRequest = {
title: "Create a lot",
help: "Sells 2 to 20 homes together, at one auction and under one contract. The lot becomes public immediately, and we notify followers. Until its auction starts, you can dissolve it, which cancels that auction.",
leads: ({ address }: { address: string | number }) => `${address} leads the lot: all the homes will be sold at its auction, on these terms.`,
otherLead: "Choose another home’s auction",
lead: ({ address }: { address: string | number }) => `Use the auction for ${address}`,
leadsIt: "The lot will be sold at this home’s auction.",
members: ({ homes }: { homes: number }) => `${formatCount(homes)} home${(homes === 1 ? "" : "s")} in the lot`,
left: ({ homes }: { homes: number }) => `${formatCount(homes)} home${(homes === 1 ? "" : "s")} left out`,
noLead: "None of these homes can lead a lot",
noLeadText: "A lot is sold at the upcoming auction of one of its homes. Schedule an auction that starts at least 24 hours from now for one of them, then come back.",
alone: "No other home you selected can join this lot",
aloneText: "Choose another home’s auction, resolve the issues below, or select other homes in the portfolio.",
consequences: "The other homes’ own auctions, which have no bids yet, will be canceled, and dissolving the lot later won’t bring them back. The price is split equally at first. On the next page, you can change the split, change the homes, or dissolve the lot.",
form: ({ homes }: { homes: number }) => `${`Create a lot of ${formatCount(homes)} homes`}`,
};
