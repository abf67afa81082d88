// Compiled from messages/en/listings.json by `npm run messages`.

export const unknownCosts = {
occupancy: {
text: "Occupants may have a right to stay. A tenant may stay for 90 days after receiving notice or until the end of the lease, whichever is later. That right also binds anyone who buys from the bank. A former owner must be shown the deed and given ten days’ notice (Real Property Actions and Proceedings Law § 713(5)); after that, a court decides. Until you get possession, you pay taxes and insurance on a home you can’t use.",
source: "Real Property Actions and Proceedings Law § 1305",
},
tenants: {
text: "A tenant whose rent isn’t regulated may stay for 90 days after receiving notice or until the end of the lease, whichever is later. A rent-regulated tenant can stay. A buyer who will live in one unit can take possession of it after 90 days. A lease you weren’t told about can still bind you.",
source: "Real Property Actions and Proceedings Law § 1305",
},
"good-cause": {
text: "Where the Good Cause Eviction Law applies, a tenant may be evicted, or denied a lease renewal, only for good cause. A rent increase above 10%, or above 5% plus inflation if that’s lower, is presumed unreasonable. Exemptions include owners of up to ten units, owner-occupied buildings of up to ten units, condominiums, and co-ops. Also exempt are buildings with a certificate of occupancy issued on or after January 1, 2009 (for 30 years), and units with rents above 245% of the fair market rent.",
source: "Real Property Law § 214",
},
liens: {
text: "A lien that isn’t paid at closing stays with the home, whatever its amount. A deed from a foreclosure sale conveys only the title that the foreclosed mortgage covered, so an older mortgage or lien can remain. Order a title search before you bid.",
source: "Real Property Actions and Proceedings Law § 1353(3)",
},
condition: {
text: "No one has inspected the interior. A lender that resells a home it took through foreclosure doesn’t have to give buyers the property condition disclosure that other sellers of one- to four-family homes must give. You have to find out what needs replacing and pay for it.",
source: "Real Property Law § 462",
},
violations: {
text: "A foreclosing lender must maintain the home only until ownership transfers. From then on, open violations and the repairs they require are the new owner’s responsibility. Request a municipal search before you bid.",
source: "Real Property Actions and Proceedings Law § 1307",
},
flood: {
text: "In a mapped flood zone, expect a lender to require flood insurance every year. You can look up the address on the flood map for free.",
source: "FEMA Flood Map Service Center",
},
charges: {
text: "When a condominium unit is sold, its unpaid common charges are paid out of the sale proceeds or by the buyer. The board must state the amount, and you owe no more than it states. Unpaid water and sewer charges can stay with a home, too. Ask for the board’s statement and a final meter reading.",
source: "Real Property Law § 339-z",
},
};
