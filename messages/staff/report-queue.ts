// Compiled from messages/en/staff.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const reportQueue = {
reports: (v: { span: Tag; reports: string | number }) => rich("Reports ", v.span(`${v.reports}`)),
noOpenReports: "No open reports.",
since: (v: { reportLabels: string | number; at: string | number }) => `${v.reportLabels} · since ${v.at}`,
};
