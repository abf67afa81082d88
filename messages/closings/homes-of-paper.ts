// Compiled from messages/en/closings.json by `npm run messages`.

export const homesOfPaper = {
only: ({ homes }: { homes: string | number }) => `Only for ${homes}`,
};
