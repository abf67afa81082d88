// Compiled from messages/en/staff.json by `npm run messages`.

export const reviewFiles = {
other: (v: { isPublic: string; draftDocument: string | number; asOf: string | number }) => `${(v.isPublic === "true" ? `${v.draftDocument}, as of ${v.asOf}, visible to buyers` : `${v.draftDocument}, as of ${v.asOf}, reviewers only`)}`,
};
