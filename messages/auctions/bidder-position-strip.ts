// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const bidderPositionStrip = {
youre: ({ alias }: { alias: string | number }) => `You’re ${alias}.`,
nextComeContract: ({ alias, link }: { alias: string | number; link: Tag }) => rich("You’re ", alias, ". Next come the contract, the deposit, and the closing. ", link("Open closing room")),
maximum: ({ alias, strong, maximum }: { alias: string | number; strong: Tag; maximum: string | number }) => rich("You’re ", alias, ". Your maximum is ", strong(`${maximum}`), "."),
sealedMaximum: ({ alias, strong, maximum }: { alias: string | number; strong: Tag; maximum: string | number }) => rich("You’re ", alias, ". Your maximum is ", strong(`${maximum}`), "; other bidders and the seller can’t see it."),
becomeBackup: ({ alias, link }: { alias: string | number; link: Tag }) => rich("You’re ", alias, ". If this sale doesn’t close, you may still buy the home. ", link("Become a backup buyer")),
saleEnded: ({ alias, link }: { alias: string | number; link: Tag }) => rich("You’re ", alias, ". ", link("See what happened in the closing room")),
firstSaleEnded: ({ alias, link }: { alias: string | number; link: Tag }) => rich("You’re ", alias, ". Backup buyers are asked in order of their maximum bids. ", link("See whether it’s your turn")),
};
