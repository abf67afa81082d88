// Compiled from messages/en/costs.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const totalCostLine = {
about: ({ total, leftOut }: { total: string | number; leftOut: string }) => `Est. total cost: ${total}${(leftOut === "lien" ? " plus a lien of unknown amount" : (leftOut === "residence" ? " plus the mansion tax on the residential part" : (leftOut === "both" ? " plus the mansion tax on the residential part and a lien of unknown amount" : "")))}`,
total: ({ subject, bid, strong, total, leftOut, link }: { subject: string; bid: string | number; strong: Tag; total: string | number; leftOut: string; link: Tag }) => rich((subject === "bid" ? `A bid of ${bid}` : `Buying at ${bid}`), " comes to ", strong(`${total}`), ", ", (leftOut === "lien" ? "not including a lien of unknown amount" : (leftOut === "residence" ? "not including the mansion tax on the residential part" : (leftOut === "both" ? "not including the mansion tax on the residential part and a lien of unknown amount" : "including estimated closing costs and any known liens or arrears"))), ". ", link("See the breakdown")),
};
