// Compiled from messages/en/costs.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const ratesPage = {
heading: "New York’s rates and their sources",
description: "Every tax rate, recording fee, and estimate behind our cost calculator, with its source, the day it was read, and the day it’s due for review.",
lede: ({ link }: { link: Tag }) => rich("Every rate that our ", link("cost calculator"), " uses. Check the linked page before you rely on one."),
counts: ({ verified, unverified }: { verified: string | number; unverified: string | number }) => `${verified} of these rates were read in a statute or at the agency that collects them. The other ${unverified} are marked Unverified: they come from a title company, a broker, or custom, and stand until we can read a better source.`,
verifiedOf: ({ verified, count }: { verified: string | number; count: string | number }) => `${verified} of ${count} verified`,
rate: "Rate",
value: "Value",
source: "Source",
status: "Status",
origin: ({ source, label, day, reviewDay }: { source: Tag; label: string | number; day: string | number; reviewDay: string | number }) => rich(source(`${label}`), ", as of ", day, ". Review by ", reviewDay, "."),
verified: "Verified",
unverified: "Unverified",
overdue: ({ status }: { status: string | number }) => `${status}, past its review date`,
};
