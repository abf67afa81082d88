// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const riskReport = {
riskReport: "Risk report",
whatTermsMean: "What these terms mean",
itemsChangedSince: ({ changed }: { changed: number }) => `${formatCount(changed)} item${(changed === 1 ? " has" : "s have")} changed since the home was listed.`,
somethingUnknownResearch: "If something is unknown, you research it and bear the cost.",
itemsWithoutFlag: ({ count }: { count: number }) => `${formatCount(count)} item${(count === 1 ? "" : "s")} without a red flag`,
};
