// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const leadPaintBox = {
received: (v: { disclosure: Tag; disclosureName: string | number; pamphlet: Tag; pamphletName: string | number; waiver: string | number }) => rich("I have received ", v.disclosure(`${v.disclosureName}`), " and ", v.pamphlet(`${v.pamphletName}`), ". ", v.waiver),
sellerHasntPosted: "The seller hasn’t posted the disclosure here. Ask for it before you check this box.",
federalLawRequires: "Federal law requires this for homes built before 1978 (or year unknown).",
checkBoxContinue: "Check this box to continue.",
dayInspectionPeriod: "The 10-day inspection period is over.",
daysLeftDay: (v: { days: number }) => `You have ${(v.days === 1 ? `${formatCount(v.days)} day` : `${formatCount(v.days)} days`)} left in the 10-day inspection period.`,
};
