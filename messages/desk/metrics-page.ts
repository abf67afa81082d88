// Compiled from messages/en/desk.json by `npm run messages`.

export const metricsPage = {
title: "Metrics",
lead: ({ weeks }: { weeks: string | number }) => `The last ${weeks} weeks, New York time. Weeks start on Monday; the current week isn’t over yet.`,
export: "Export as CSV",
week: "Week of",
caption: ({ name }: { name: string | number }) => `${name} by week`,
none: "–",
plotLabel: ({ name, latest, low, high }: { name: string | number; latest: string | number; low: string | number; high: string | number }) => `${name} by week. Latest: ${latest}. Lowest: ${low}. Highest: ${high}.`,
plotEmpty: ({ name }: { name: string | number }) => `${name}: no data for these weeks.`,
plotZero: ({ name, value }: { name: string | number; value: string | number }) => `${name}: ${value} in every week with data.`,
alerts: "Outside the limit last week",
alert: ({ name, value, limit }: { name: string | number; value: string | number; limit: string | number }) => `${name}: ${value}, limit ${limit}`,
noAlerts: "No figures were outside their limits last week.",
limit: ({ limit }: { limit: string | number }) => `Limit: ${limit}.`,
};
