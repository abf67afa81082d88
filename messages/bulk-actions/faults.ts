// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const faults = {
"no-reason": "Enter a reason.",
"reason-too-long": ({ most }: { most: string | number }) => `Use ${most} characters or fewer.`,
"no-rule": "Choose how to lower the prices.",
percent: ({ most }: { most: string | number }) => `Enter a percentage from 0.01 to ${most}.`,
"no-amount": "Enter the amount in whole dollars.",
"no-floor": "Enter the lowest price in whole dollars.",
"no-table": "Paste the rows from your spreadsheet.",
};
