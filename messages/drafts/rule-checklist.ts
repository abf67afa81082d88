// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const ruleChecklist = {
checked: (v: { link: Tag; source: string | number; formatDay: string | number }) => rich(v.link(`${v.source}`), ", checked ", v.formatDay),
met: "Met",
checked2: "Checked",
notApplicable: "Not applicable",
specialReview: "Special review",
notMet: "Not met",
};
