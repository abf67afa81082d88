// Compiled from messages/en/staff.json by `npm run messages`.

export const reviewFiles = {
other: ({ isPublic, draftDocument, asOf }: { isPublic: string; draftDocument: string | number; asOf: string | number }) => `${(isPublic === "true" ? `${draftDocument}, as of ${asOf}, visible to buyers` : `${draftDocument}, as of ${asOf}, reviewers only`)}`,
};
