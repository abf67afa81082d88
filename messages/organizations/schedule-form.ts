// Compiled from messages/en/organizations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const scheduleForm = {
drafts: (v: { span: Tag; count: string | number }) => rich("Drafts ", v.span(`${v.count}`)),
drafts2: "Drafts",
open: (v: { title: string | number }) => `Open ${v.title}`,
open2: "Open",
};
