// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const ruleChecklist = {
checked: ({ link, source, formatDay }: { link: Tag; source: string | number; formatDay: string | number }) => rich(link(`${source}`), ", checked ", formatDay),
met: "Met",
checkedLabel: "Checked",
notApplicable: "Not applicable",
specialReview: "Special review",
notMet: "Not met",
};
