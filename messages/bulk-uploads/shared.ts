// Compiled from messages/en/bulk-uploads.json by `npm run messages`.

export const shared = {
title: "Documents for all homes",
help: "Upload your proof of authority, terms of sale, and contract form once. Each of your organization’s drafts uses them unless it has its own document of that type. Homes on the market keep the documents that buyers already see.",
kind: "Document type",
file: "PDF",
submit: "Upload for all homes",
managersOnly: "Only owners of your organization can change these documents.",
remove: "Remove",
removeLabel: ({ title }: { title: string | number }) => `Remove ${title} from all drafts`,
added: "Document stored. Your drafts will have it within a few seconds.",
asOf: ({ kind, asOf }: { kind: string | number; asOf: string | number }) => `${kind} · ${asOf}`,
};
