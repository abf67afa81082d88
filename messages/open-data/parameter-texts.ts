// Compiled from messages/en/open-data.json by `npm run messages`.

export const parameterTexts = {
choice: ({ text }: { text: string | number }) => `${text} Repeatable: matches any of the values.`,
least: ({ text }: { text: string | number }) => `Minimum ${text}`,
most: ({ text }: { text: string | number }) => `Maximum ${text}`,
q: "Words from the address, location, or listing ID. Each one matches the start of a word.",
area: "The latitude and longitude, in that order, of each corner of an area (3 to 100 corners), all separated by underscores.",
near: "Latitude, longitude, and radius in miles, separated by underscores.",
bounds: "South, west, north, and east edges of a map, separated by underscores.",
sort: "Sort order. “distance” requires “near.”",
};
