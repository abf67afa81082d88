// Compiled from messages/en/costs.json by `npm run messages`.

export const costAccuracy = {
title: "How accurate our estimates are",
how: ({ least }: { least: string | number }) => `After a closing, the buyer and the seller can enter what they paid. We compare their figures with the estimate we saved when the home was sold. The error is the estimate minus the actual costs, as a percentage of the actual costs, not counting the price. We publish only medians, and a county’s median only after at least ${least} closings there.`,
notEnough: "Not enough closings yet.",
caption: "Median error of our cost estimates",
where: "County",
error: "Median error",
closings: "Closings",
county: ({ county }: { county: string | number }) => `${county} County`,
statewide: "All counties",
percent: ({ direction, percent }: { direction: string; percent: string | number }) => `${(direction === "high" ? `${percent}% too high` : (direction === "low" ? `${percent}% too low` : "0%"))}`,
};
