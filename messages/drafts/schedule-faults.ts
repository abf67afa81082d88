// Compiled from messages/en/drafts.json by `npm run messages`.

export const scheduleFaults = {
"no-choice": "Choose one.",
"no-date": "Choose a date.",
"no-time": "Choose a time.",
minutes: ({ most }: { most: string | number }) => `Enter a number of minutes from 0 to ${most}.`,
perDay: ({ most }: { most: string | number }) => `Enter a number from 1 to ${most}. Each day’s last auction must end less than 24 hours after that day’s first one ends.`,
};
