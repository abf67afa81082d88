// Compiled from messages/en/how-it-works.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const occupancy = {
peopleWhoLive: "People who live in a foreclosed property may have the right to stay for some time, and that right binds the buyer. Each listing says who occupies the property (a former owner, a tenant, or no one) or that this is unknown, with the source and date. It also says whether the property will be delivered vacant at closing. Looking at the property won’t tell you for sure whether anyone lives there, so plan for occupants.",
tenantsAfterForeclosure: ({ strong }: { strong: Tag }) => rich(strong("Tenants."), " After a foreclosure, a tenant may stay for 90 days after receiving written notice or until the end of a lease that qualifies, whichever is longer (Real Property Actions and Proceedings Law § 1305). If you’ll live in one unit yourself, only the 90 days apply to that unit, even if its lease runs longer. The rule can apply to a later buyer too, so buying from the bank doesn’t end it."),
regulatedTenantsRent: ({ strong }: { strong: Tag }) => rich(strong("Regulated tenants"), " (rent-stabilized or rent-controlled) stay and keep their rent and their rights."),
goodCauseEviction: ({ strong }: { strong: Tag }) => rich(strong("Good Cause Eviction."), " In New York City, and in municipalities that have opted in, many tenants may stay after their lease ends as long as they comply with its terms. Large rent increases are presumed unreasonable. There are exceptions, including for small landlords, owner-occupied buildings of up to ten units, condominiums, and co-ops."),
formerOwnersNo: ({ strong }: { strong: Tag }) => rich(strong("Former owners"), " have no right to stay, but only a court can make them leave. First, they must be shown the deed and given ten days’ notice (RPAPL § 713(5))."),
noOneMay: ({ strong }: { strong: Tag }) => rich(strong("No one may be forced out"), " by changing the locks, by shutting off heat, water, or electricity, or by threats. Removing someone takes a court warrant, carried out by a sheriff, marshal, or constable."),
novemberGeneralInformation: ({ link }: { link: Tag }) => rich("As of November 2026. General information, not legal advice. Take questions about possession to your attorney before you bid. See also the ", link("questions and answers about occupied properties"), "."),
};
