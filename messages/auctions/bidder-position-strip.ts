// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const bidderPositionStrip = {
youre: (v: { alias: string | number }) => `You’re ${v.alias}.`,
nextComeContract: (v: { alias: string | number; link: Tag }) => rich("You’re ", v.alias, ". Next come the contract, the deposit and the closing. ", v.link("What comes next")),
maximum: (v: { alias: string | number; strong: Tag; maximum: string | number }) => rich("You’re ", v.alias, ". Your maximum is ", v.strong(`${v.maximum}`), "."),
sealedMaximum: (v: { alias: string | number; strong: Tag; maximum: string | number }) => rich("You’re ", v.alias, ". Your maximum is ", v.strong(`${v.maximum}`), "; other bidders and the seller can’t see it."),
};
