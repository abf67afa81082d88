// Compiled from messages/en/desk.json by `npm run messages`.

export const metricsPage = {
title: "Metrics",
lead: ({ weeks }: { weeks: string | number }) => `The last ${weeks} weeks, New York time. Weeks begin on Monday; the current one is still running.`,
export: "Export as CSV",
week: "Week of",
caption: ({ name }: { name: string | number }) => `${name} by week`,
none: "–",
plotLabel: ({ name, latest, low, high }: { name: string | number; latest: string | number; low: string | number; high: string | number }) => `${name} by week. Latest: ${latest}. Between ${low} and ${high}.`,
plotEmpty: ({ name }: { name: string | number }) => `${name}: nothing to measure in these weeks.`,
alerts: "Past their limits last week",
alert: ({ name, value, limit }: { name: string | number; value: string | number; limit: string | number }) => `${name}: ${value}, limit ${limit}`,
noAlerts: "No figure of last week has passed its limit.",
limit: ({ limit }: { limit: string | number }) => `Limit: ${limit}.`,
};
