// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const sellerDuties = {
title: ({ count }: { count: number }) => `${formatCount(count)} notice${(count === 1 ? " or duty" : "s and duties")} for this sale`,
readOn: ({ day }: { day: string | number }) => `Sources checked ${day}. Your attorney decides what applies.`,
unverified: ({ law }: { law: string | number }) => `${law} (we couldn’t verify this source)`,
until: ({ day }: { day: string | number }) => `Based on the date you entered for the referee’s deed, the 180 days end on ${day}.`,
duties: {
"agency-disclosure": {
title: "Agency disclosure.",
text: "Before you sign the listing agreement, the broker gives you the state’s disclosure form and gets your signature. Each buyer, or the buyer’s agent, gets and signs the form at the first substantive contact. The broker keeps the signed copies for three years.",
law: "Real Property Law § 443(3), quoted in Senate bill S 9686 of 2024",
},
"back-on-market": {
title: "Deadline to offer the home.",
text: "A lender that bought the home in its own foreclosure must put it back on the market within 180 days of the referee’s deed or within 90 days of completing repairs, whichever comes first. A court can extend the deadline.",
law: "Real Property Actions and Proceedings Law § 1353(1)",
},
"vacant-registry": {
title: "Vacant property registry.",
text: "If the home was on the state’s registry when you took title, update the entry within 30 days of that date. Once you’ve taken title, the duty to inspect under state law ends, but local laws about vacant homes may apply.",
law: "Department of Financial Services on §§ 1308 and 1310",
},
"co-op-collateral": {
title: "Sale of co-op shares held as collateral.",
text: "A lender that sells the shares after a default must first notify the debtor, and every aspect of that sale must be commercially reasonable (§ 9-610). Keep proof of both: the buyer’s attorney and the co-op will ask for it.",
law: "Uniform Commercial Code § 9-611",
},
"certificate-of-occupancy": {
title: "Certificate of occupancy.",
text: "In New York City, a building can’t legally be used without one, though older buildings may have none. Upload it below, and list any order to vacate among the violations.",
law: "NYC Administrative Code § 28-118.1",
},
"utility-notice": {
title: "Electricity and utility surcharges.",
text: "If no utility supplies the property with electricity, or if a surcharge pays for an electric, gas, or water line, tell the buyer in writing before you accept an offer. State the type, purpose, and amount of any surcharge and how often it’s due.",
law: "Real Property Law § 242",
},
"agricultural-district": {
title: "Agricultural district notice.",
text: "If any part of the property is in an agricultural district, present the statutory notice with the contract of sale. Both sides sign it before the sale.",
law: "Real Property Law § 333-c",
},
"well-test-in-westchester": {
title: "Private well test.",
text: "If drinking water comes from a private well, you pay for a test when the contract is signed and confirm within ten days that it was ordered.",
law: "Laws of Westchester County § 707.03",
},
"well-test-in-rockland": {
title: "Private well test.",
text: "If drinking water comes from a private well, it must be tested before the buyer acquires the home.",
law: "Rockland County Local Law 1 of 2005",
},
},
};
