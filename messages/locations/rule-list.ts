// Compiled from messages/en/locations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const ruleList = {
asOf: (v: { link: Tag; source: string | number; time: Tag; formatDay: string | number }) => rich(v.link(`${v.source}`), ", as of ", v.time(`${v.formatDay}`)),
buyerPays: "The buyer pays",
sellerPays: "The seller pays",
whoPaysVaries: "Who pays varies",
};
