// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const documentCard = {
other: (v: { isPublic: string; kind: string | number; asOf: string | number; bytes: string | number }) => `${(v.isPublic === "true" ? `${v.kind}, as of ${v.asOf}, PDF, ${v.bytes}. On the listing, for people with a confirmed email address.` : `${v.kind}, as of ${v.asOf}, PDF, ${v.bytes}. Visible only to our reviewers.`)}`,
edit: (v: { span: Tag; title: string | number }) => rich("Edit", v.span(` ${v.title}`)),
save: "Save",
remove: (v: { span: Tag; title: string | number }) => rich("Remove", v.span(` ${v.title}`)),
};
