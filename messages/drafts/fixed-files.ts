// Compiled from messages/en/drafts.json by `npm run messages`.

export const fixedFiles = {
other: ({ isPublic, draftDocument, asOf }: { isPublic: string; draftDocument: string | number; asOf: string | number }) => `${(isPublic === "true" ? `${draftDocument}, as of ${asOf}` : `${draftDocument}, as of ${asOf}, reviewers only`)}`,
};
