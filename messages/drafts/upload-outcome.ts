// Compiled from messages/en/drafts.json by `npm run messages`.

export const uploadOutcome = {
fault: ({ number, fault }: { number: string | number; fault: string | number }) => `File ${number}: ${fault}`,
};
