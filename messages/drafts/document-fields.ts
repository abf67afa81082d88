// Compiled from messages/en/drafts.json by `npm run messages`.

export const documentFields = {
documentType: "Document type",
onlyReviewersSee: "Only our reviewers see proof of authority. All other documents appear on the listing.",
title: "Title",
whatBuyersSee: "The title that buyers will see. If you leave this blank, we use the document type.",
documentDate: "Document date",
dateDocument: "The date on the document.",
privateKind: ({ kind }: { kind: string | number }) => `${kind} (private)`,
};
