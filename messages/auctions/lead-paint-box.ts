// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const leadPaintBox = {
received: ({ disclosure, disclosureName, pamphlet, pamphletName, waiver }: { disclosure: Tag; disclosureName: string | number; pamphlet: Tag; pamphletName: string | number; waiver: string | number }) => rich("I have received ", disclosure(`${disclosureName}`), " and ", pamphlet(`${pamphletName}`), ". ", waiver),
disclosureOf: ({ home, year }: { home: string | number; year: string }) => `Lead paint disclosure for ${home}, ${(year === "unknown" ? "year built unknown" : `built in ${year}`)}`,
noDisclosureOf: ({ home, year }: { home: string | number; year: string }) => `${home}, ${(year === "unknown" ? "year built unknown" : `built in ${year}`)}: the seller hasn’t posted the disclosure here. Ask for it before you check this box.`,
sellerHasntPosted: "The seller hasn’t posted the disclosure here. Ask for it before you check this box.",
federalLawRequires: "Federal law requires this for homes built before 1978.",
yearUnknown: "We also ask for this if the year built is unknown.",
checkBoxContinue: "Check this box to continue.",
dayInspectionPeriod: "The 10-day inspection period is over.",
daysLeftDay: ({ days }: { days: number }) => `You have ${formatCount(days)} day${(days === 1 ? "" : "s")} left in the 10-day inspection period.`,
};
