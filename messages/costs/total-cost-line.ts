// Compiled from messages/en/costs.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const totalCostLine = {
total: (v: { subject: string; bid: string | number; strong: Tag; total: string | number; lien: string; link: Tag }) => rich((v.subject === "bid" ? `A bid of ${v.bid}` : `The price of ${v.bid}`), " comes to about ", v.strong(`${v.total}`), " ", (v.lien === "unknown" ? "not including a lien of unknown amount" : "with all costs"), ". ", v.link("See the breakdown")),
};
