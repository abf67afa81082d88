// Compiled from messages/en/about.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const aboutPage = {
about: "About",
whatOnlineMarket: (v: { site: string | number }) => `What ${v.site} is: an online market for bank-owned property in all 62 counties of New York, with every accepted bid on a public ledger.`,
onlineMarketBank: (v: { site: string | number }) => `${v.site} is an online market for bank-owned and other property in New York. It was built around one idea: publish what can be checked, and say what cannot.`,
whatWeDo: "What we do",
whatWeDoDifferently: "What we do differently",
whatWeNot: "What we are not",
banksServicersEstates: "Banks, servicers, estates, public bodies and owners sell here, at auction or at a fixed price, in all 62 counties of the state. Anyone can search without an account, bid after a short registration, and offer a property for sale.",
foreclosedPropertyBought: "Foreclosed property is bought with incomplete knowledge. So every page says what is known of occupancy, title, deed, condition and taxes, who says so and as of when, and it says just as clearly what is not known.",
reserveStatusPublic: (v: { strong: Tag; whatBinds: string | number }) => rich(v.strong("The reserve status is public."), " You see while you bid whether it is met. ", v.whatBinds),
knownConflictsInterest: (v: { strong: Tag; link: Tag }) => rich(v.strong("Known conflicts of interest are refused."), " The seller’s accounts, our staff accounts and accounts with a known tie cannot bid, even below the reserve. ", v.link("What that covers"), "."),
lastWordNot: (v: { strong: Tag }) => rich(v.strong("The last word is not a matter of speed."), " A late bid moves the end, so that everybody has five minutes to answer."),
everythingWrittenDown: (v: { strong: Tag; link: Tag }) => rich(v.strong("Everything is written down in public."), " Each auction has a ", v.link("ledger"), " from which anyone can recompute prices."),
highBidNot: (v: { strong: Tag }) => rich(v.strong("A high bid is not a sale."), " Below the reserve we say so."),
noPremiumTop: (v: { strong: Tag; link: Tag }) => rich(v.strong("No premium on top."), " The price is the price. ", v.link("Fees"), "."),
weDoNot: "We do not own the properties, and we are not broker, agent or attorney of either side. We hold no money. We do not list homes that are not for sale, such as homes that have merely entered foreclosure, and we take no listing without a seller who answers for it.",
questionsCorrectionsComplaints: (v: { link: Tag }) => rich("Questions, corrections, complaints: ", v.link("write to us"), ". Mistakes in a listing are the mail we want most."),
};
