// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const costsAt = {
yourBid: "Your bid",
whatBringClosing: "What you bring to closing",
estimate: "(estimate)",
unverified: "(unverified)",
estimateUnverified: "(estimate, unverified)",
cashNeededClosing: "Cash needed at closing",
earnestMoneyCounts: "Any earnest money you pay counts toward this amount.",
mansionTaxLeftOut: "At this price, the mansion tax is owed on the residential part. It isn’t included because the listing doesn’t say how large that part is.",
homeLienStay: "A lien of unknown amount will stay with this home. It’s an additional cost and isn’t included in the total.",
contractMakesPay: ({ money, amount }: { money: Tag; amount: string | number }) => rich("If the contract requires you to pay the seller’s transfer taxes, as bank contracts often do, add ", money(`${amount}`), "."),
lotCosts: ({ homes }: { homes: string | number }) => `These costs cover all ${homes} homes in the lot. Each home’s costs are based on its share of the price and its county’s taxes.`,
seeEveryLine: "See every cost with its rule and source, or add a loan",
totalWithHolding: "Total cost including holding costs",
untilPossession: ({ money, amount, monthsUntilKeys }: { money: Tag; amount: string | number; monthsUntilKeys: number }) => rich("Holding costs of ", money(`${amount}`), " come after closing: the occupants may stay ", formatCount(monthsUntilKeys), " month", (monthsUntilKeys === 1 ? "" : "s"), " or longer, and taxes and charges continue."),
cityRegistration: ({ isLot, registration }: { isLot: string; registration: string | number }) => `If neither you nor a family member lives in ${(isLot === "yes" ? "a one- or two-family home in this lot" : "this one- or two-family home")}, you must also register it with the city (HPD) each year, for ${registration}. This isn’t included.`,
};
