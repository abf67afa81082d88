// Compiled from messages/en/costs.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const ratesPage = {
heading: "New York’s rates and their sources",
description: "Every tax rate, recording fee, and estimate behind our cost calculator, with its source, the day we checked it, and the day it’s due for review.",
lede: ({ link }: { link: Tag }) => rich("These are the rates that our ", link("cost calculator"), " uses. Before you rely on a rate, check the page it links to."),
counts: ({ verified, copies, unverified }: { verified: string | number; copies: string | number; unverified: string | number }) => `We checked ${verified} of these rates against a statute or with the agency that collects the tax or fee. Another ${copies}, marked “Unverified (unofficial copy),” come from copies of statutes, rules, or court decisions on private sites. The other ${unverified}, marked “Unverified,” come from a title company, a broker, or common practice. We use both kinds until we find a better source, and our calculator marks both as unverified. We worked from saved copies of the source pages, so some pages may have changed since we saved them.`,
showAll: ({ count }: { count: string | number }) => `Show all ${count} rates`,
load: "Load the rates",
verifiedOf: ({ verified, count }: { verified: string | number; count: string | number }) => `${verified} of ${count} verified`,
rate: "Rate",
value: "Value",
source: "Source",
status: "Status",
origin: ({ source, label, day, reviewDay }: { source: Tag; label: string | number; day: string | number; reviewDay: string | number }) => rich(source(`${label}`), ", as of ", day, ". Review by ", reviewDay, "."),
verified: "Verified",
unverified: "Unverified",
overdue: ({ status }: { status: string | number }) => `${status}, past its review date`,
copy: "Unverified (unofficial copy)",
};
