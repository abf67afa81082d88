// Compiled from messages/en/property.json by `npm run messages`.

export const factList = {
asOf: (v: { source: string | number; asOf: string | number }) => `${v.source}, as of ${v.asOf}`,
unknown: "Unknown",
};
