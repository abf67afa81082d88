// Compiled from messages/en/closings.json by `npm run messages`.

export const deadline = {
left: ({ sayTimeLeft }: { sayTimeLeft: string | number }) => `(${sayTimeLeft} left)`,
};
