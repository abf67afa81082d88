// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const bidderPositionStrip = {
youre: ({ alias }: { alias: string | number }) => `You’re ${alias}.`,
nextComeContract: ({ alias, link }: { alias: string | number; link: Tag }) => rich("You’re ", alias, ". Next come the contract, the deposit and the closing. ", link("What comes next")),
maximum: ({ alias, strong, maximum }: { alias: string | number; strong: Tag; maximum: string | number }) => rich("You’re ", alias, ". Your maximum is ", strong(`${maximum}`), "."),
sealedMaximum: ({ alias, strong, maximum }: { alias: string | number; strong: Tag; maximum: string | number }) => rich("You’re ", alias, ". Your maximum is ", strong(`${maximum}`), "; other bidders and the seller can’t see it."),
};
