// Compiled from messages/en/drafts.json by `npm run messages`.

export const missing = {
noAnswer: ({ label }: { label: string | number }) => `Not answered yet: ${label}`,
halfPin: "Enter both the latitude and longitude of the pin.",
};
