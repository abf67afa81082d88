// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const documentCard = {
fromOrganization: ({ from }: { from: string | number }) => `From ${from}. To use a different document for this home, upload one of this type.`,
other: ({ isPublic, kind, asOf, bytes }: { isPublic: string; kind: string | number; asOf: string | number; bytes: string | number }) => `${(isPublic === "true" ? `${kind}, as of ${asOf}, PDF, ${bytes}. Visible on the listing to people with a confirmed email address.` : `${kind}, as of ${asOf}, PDF, ${bytes}. Visible only to our reviewers.`)}`,
edit: ({ span, title }: { span: Tag; title: string | number }) => rich("Edit", span(` ${title}`)),
save: "Save",
remove: ({ span, title }: { span: Tag; title: string | number }) => rich("Remove", span(` ${title}`)),
};
