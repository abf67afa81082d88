// Compiled from messages/en/figures.json by `npm run messages`.

export const plots = {
highest: ({ high }: { high: string | number }) => `Highest week: ${high}`,
none: ({ names }: { names: string | number }) => `None in this period: ${names}`,
week: "Week of",
caption: ({ name }: { name: string | number }) => `${name} by week`,
label: ({ name, latest, low, high }: { name: string | number; latest: string | number; low: string | number; high: string | number }) => `${name} by week. Latest: ${latest}. Lowest: ${low}. Highest: ${high}.`,
partial: "Weeks start on Monday. The first and last weeks include only the days in the period.",
savesHelp: "People who had a home saved at the end of the week. Counts go back to November 27, 2026; a home’s count is updated on days when someone views its page.",
daysHelp: "Average days from listing to sale for the homes sold that week.",
soldInWeek: "Each week includes only the homes sold that week.",
};
