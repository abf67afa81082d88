// Compiled from messages/en/figures.json by `npm run messages`.

export const periods = {
last30Days: "Last 30 days",
thisMonth: "This month",
lastMonth: "Last month",
quarter: "This quarter",
custom: "Custom",
};
