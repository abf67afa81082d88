// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const riskReport = {
riskReport: "Risk report",
whatTermsMean: "What these terms mean",
itemsChangedSince: (v: { changed: number }) => `${(v.changed === 1 ? `${formatCount(v.changed)} item has` : `${formatCount(v.changed)} items have`)} changed since the home was listed.`,
allItemsKnown: (v: { rows: string | number }) => `All ${v.rows} items are known, each with its source and date.`,
other: (v: { unknown: number; rows: string | number }) => `${(v.unknown === 1 ? `${formatCount(v.unknown)} of ${v.rows} items is unknown` : `${formatCount(v.unknown)} of ${v.rows} items are unknown`)}`,
somethingUnknownResearch: "If something is unknown, you research it and bear the cost. Bid with that in mind.",
other2: (v: { strong: Tag; unknown: number; rows: string | number; topics: string | number }) => rich(v.strong(`${(v.unknown === 1 ? `${formatCount(v.unknown)} of ${v.rows} items is unknown` : `${formatCount(v.unknown)} of ${v.rows} items are unknown`)}:`), " ", v.topics, "."),
allItemsRisk: (v: { rows: string | number }) => `All ${v.rows} items in the risk report are known.`,
readRiskReport: "Read the risk report",
};
