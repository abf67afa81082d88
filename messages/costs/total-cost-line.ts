// Compiled from messages/en/costs.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const totalCostLine = {
about: ({ total, lien }: { total: string | number; lien: string }) => `Total cost: about ${total}${(lien === "unknown" ? " plus a lien of unknown amount" : "")}`,
total: ({ subject, bid, strong, total, lien, link }: { subject: string; bid: string | number; strong: Tag; total: string | number; lien: string; link: Tag }) => rich((subject === "bid" ? `A bid of ${bid}` : `The price of ${bid}`), " comes to about ", strong(`${total}`), " ", (lien === "unknown" ? "not including a lien of unknown amount" : "including all costs"), ". ", link("See the breakdown")),
};
