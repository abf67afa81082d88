// Compiled from messages/en/staff.json by `npm run messages`.

export const reviewGroups = {
total: (v: { draft: string | number }) => `${v.draft} total`,
};
