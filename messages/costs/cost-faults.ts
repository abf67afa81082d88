// Compiled from messages/en/costs.json by `npm run messages`.

export const costFaults = {
place: "Choose a county, city, or town.",
kind: "Choose a property type.",
start: "Choose whether to start from a bid or from your cash.",
"no-amount": "Enter an amount in dollars, such as 450,000.",
cents: "Enter whole dollars, such as 450,000.",
zero: "Enter $1 or more.",
"no-dollars": "Enter the amount in digits, such as 450,000.",
"too-much": ({ most }: { most: string | number }) => `Enter no more than ${most}.`,
percent: ({ most, example }: { most: string | number; example: string | number }) => `Enter a percentage from 0 to ${most}, such as ${example}.`,
months: ({ least, most }: { least: string | number; most: string | number }) => `Enter a whole number of months from ${least} to ${most}.`,
years: ({ least, most }: { least: string | number; most: string | number }) => `Enter a whole number of years from ${least} to ${most}.`,
};
