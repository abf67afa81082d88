// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const tableFaults = {
empty: "We found no line with a number and a price. Paste both columns.",
"too-many-lines": "The list is too long for one action. Split it and start an action for each part.",
"no-price": ({ line }: { line: string | number }) => `Line ${line} has no price in whole dollars.`,
"no-home": ({ line }: { line: string | number }) => `Line ${line} doesn’t match any selected home. Use the full asset number, or the full address with its unit.`,
"several-homes": ({ line }: { line: string | number }) => `Line ${line} matches several homes. Use the asset number.`,
"repeated-home": ({ line }: { line: string | number }) => `Line ${line} repeats a home from an earlier line. Remove one.`,
};
