// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const tableFaults = {
empty: "We found no line with a number and a price. Paste both columns.",
"too-many-lines": "The table has more lines than an action has homes.",
"no-price": ({ line }: { line: string | number }) => `Line ${line} has no price in whole dollars.`,
"no-home": ({ line }: { line: string | number }) => `Line ${line} names none of the chosen homes. Use the whole asset number, or the whole address with its unit.`,
"several-homes": ({ line }: { line: string | number }) => `Line ${line} names several homes. Use the asset number.`,
"repeated-home": ({ line }: { line: string | number }) => `Line ${line} repeats a home from an earlier line. Remove one.`,
};
