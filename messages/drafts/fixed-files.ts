// Compiled from messages/en/drafts.json by `npm run messages`.

export const fixedFiles = {
other: (v: { isPublic: string; draftDocument: string | number; asOf: string | number }) => `${(v.isPublic === "true" ? `${v.draftDocument}, as of ${v.asOf}` : `${v.draftDocument}, as of ${v.asOf}, reviewers only`)}`,
};
