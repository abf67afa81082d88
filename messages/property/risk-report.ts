// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const riskReport = {
riskReport: "Risk report",
whatTermsMean: "What these terms mean",
itemsChangedSince: ({ changed }: { changed: number }) => `${formatCount(changed)} item${(changed === 1 ? " has" : "s have")} changed since the home was listed.`,
allItemsKnown: ({ rows }: { rows: string | number }) => `All ${rows} items are stated, each with who says so and as of when.`,
other: ({ unknown, rows }: { unknown: number; rows: string | number }) => `${(unknown === 1 ? `${formatCount(unknown)} of ${rows} items is unknown` : `${formatCount(unknown)} of ${rows} items are unknown`)}`,
somethingUnknownResearch: "If something is unknown, you research it and bear the cost. Bid with that in mind.",
other2: ({ strong, unknown, rows, topics }: { strong: Tag; unknown: number; rows: string | number; topics: string | number }) => rich(strong(`${(unknown === 1 ? `${formatCount(unknown)} of ${rows} items is unknown` : `${formatCount(unknown)} of ${rows} items are unknown`)}:`), " ", topics, "."),
allItemsRisk: ({ rows }: { rows: string | number }) => `The risk report has a statement on all ${rows} items.`,
readRiskReport: "Read the risk report",
};
