// Compiled from messages/en/locations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const ruleList = {
newYorkCity: "In New York City",
outsideNewYork: "Outside New York City",
inCounties: ({ counties }: { counties: string | number }) => `In ${counties}`,
asOf: ({ link, source, time, formatDay }: { link: Tag; source: string | number; time: Tag; formatDay: string | number }) => rich(link(`${source}`), ", as of ", time(`${formatDay}`)),
buyerPays: "The buyer pays",
sellerPays: "The seller pays",
whoPaysVaries: "Who pays varies",
};
