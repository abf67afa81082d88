// Compiled from messages/en/about.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const aboutPage = {
about: "About",
whatOnlineMarketplace: ({ site }: { site: string | number }) => `${site} is an online marketplace for bank-owned property across New York’s 62 counties, with every accepted bid on a public ledger.`,
onlineMarketplaceBank: ({ site }: { site: string | number }) => `${site} is an online marketplace for bank-owned and other property in New York. It’s built on one idea: publish what can be checked, and say what can’t.`,
whatDo: "What we do",
whatDoDifferently: "What we do differently",
whatNot: "What we’re not",
banksServicersEstates: "Banks, servicers, estates, government agencies, and owners sell here, at auction or at a fixed price, across New York’s 62 counties. Anyone can search without an account, bid after a short registration, and list a property for sale.",
buyersForeclosedProperty: "Buyers of foreclosed property often have incomplete information. So every listing says what’s known about occupancy, title, deed, condition, and taxes, along with who says so and as of when. It says just as clearly what isn’t known.",
reserveStatusPublic: ({ strong, whatBinds }: { strong: Tag; whatBinds: string | number }) => rich(strong("The reserve status is public."), " While you bid, you can see whether the reserve is met. ", whatBinds),
refuseKnownConflicts: ({ strong, link }: { strong: Tag; link: Tag }) => rich(strong("We refuse insider bids."), " The seller’s accounts, our staff accounts, and accounts with a known conflict of interest can’t bid, even below the reserve. ", link("See whose bids we refuse"), "."),
beingLastIsnt: ({ strong }: { strong: Tag }) => rich(strong("There’s no advantage in bidding last."), " A late bid extends the auction and gives everyone time to respond, usually five minutes."),
everythingRecordedPublic: ({ strong, link }: { strong: Tag; link: Tag }) => rich(strong("Everything is publicly recorded."), " Each auction has a ", link("ledger"), " that anyone can use to recompute its prices."),
highBidIsnt: ({ strong }: { strong: Tag }) => rich(strong("A high bid isn’t a sale."), " If it’s below the reserve, we say so."),
noPremiumTop: ({ strong, link }: { strong: Tag; link: Tag }) => rich(strong("There’s no buyer’s premium."), " We add nothing to the price. See ", link("Fees"), "."),
dontOwnProperties: "We don’t own the properties, and we aren’t a broker, agent, or attorney for either side. We hold no money. We don’t list homes that aren’t for sale, such as homes that have merely entered foreclosure. We list a home only if a seller takes responsibility for the listing.",
questionsCorrectionsComplaints: ({ link }: { link: Tag }) => rich("Questions, corrections, or complaints? ", link("Contact us"), ". We especially want to hear about mistakes in a listing."),
};
