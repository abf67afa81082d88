// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const reportQueue = {
reports: ({ span, reports }: { span: Tag; reports: string | number }) => rich("Reports ", span(`${reports}`)),
noOpenReports: "No open reports.",
since: ({ reportLabels, at }: { reportLabels: string | number; at: string | number }) => `${reportLabels} · since ${at}`,
};
