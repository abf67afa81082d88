// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const steps = {
"1": "$1",
"100": "$100",
"1000": "$1,000",
};
