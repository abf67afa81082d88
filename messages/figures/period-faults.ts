// Compiled from messages/en/figures.json by `npm run messages`.

export const periodFaults = {
noDate: "Enter both dates. Until then, these are the last 30 days.",
backward: "The first date must not be after the last one. Until then, these are the last 30 days.",
future: "The last date must not be after today. Until then, these are the last 30 days.",
tooLong: ({ days }: { days: string | number }) => `Choose at most ${days} days. Until then, these are the last 30 days.`,
};
