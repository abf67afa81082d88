// Compiled from messages/en/staff.json by `npm run messages`.

export const reviewGroups = {
total: ({ draft }: { draft: string | number }) => `${draft} total`,
};
