// Compiled from messages/en/figures.json by `npm run messages`.

export const periodFaults = {
noDate: "Enter both dates. For now, the figures cover the last 30 days.",
backward: "The first date can’t be after the last one. For now, the figures cover the last 30 days.",
future: "The last date can’t be after today. For now, the figures cover the last 30 days.",
tooLong: ({ days }: { days: string | number }) => `Choose a period of up to ${days} days. For now, the figures cover the last 30 days.`,
};
