// Compiled from messages/en/property.json by `npm run messages`.

export const factList = {
asOf: ({ source, asOf }: { source: string | number; asOf: string | number }) => `${source}, as of ${asOf}`,
unknown: "Unknown",
};
