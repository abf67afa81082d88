// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const tableFaults = {
empty: "We found no rows with a home and a price. Paste both columns.",
"too-many-lines": "You pasted too many rows for one action. Split them up and start an action for each part.",
"no-price": ({ line }: { line: string | number }) => `Row ${line} has no price in whole dollars.`,
"no-home": ({ line }: { line: string | number }) => `Row ${line} doesn’t match any selected home. Use the full asset number, or the full address with its unit.`,
"several-homes": ({ line }: { line: string | number }) => `Row ${line} matches several homes. Use the asset number.`,
"repeated-home": ({ line }: { line: string | number }) => `Row ${line} repeats a home from an earlier row. Remove one of the two.`,
};
