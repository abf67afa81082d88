// Compiled from messages/en/organizations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const scheduleForm = {
drafts: ({ span, count }: { span: Tag; count: string | number }) => rich("Drafts ", span(`${count}`)),
draftsTitle: "Drafts",
open: ({ title }: { title: string | number }) => `Open ${title}`,
openLabel: "Open",
};
