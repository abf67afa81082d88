// Compiled from messages/en/searches.json by `npm run messages`.

export const frequencyLabel = {
"at-once": "Within minutes",
daily: "Daily",
weekly: "Weekly",
};
