// Compiled from messages/en/how-it-works.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const closing = {
siteRunsAuction: "This site runs the auction. The contract, the earnest money, and the closing happen off the site, between the buyer’s and seller’s attorneys, as is customary in New York. We never hold your money.",
notifiedRightAway: ({ strong }: { strong: Tag }) => rich(strong("You’re notified right away,"), " on the site and by email."),
contractSaleComes: ({ strong }: { strong: Tag }) => rich(strong("The contract of sale"), " is the one that was posted with the auction. In a fixed-price sale, it comes from the seller’s attorney. Your attorney reviews it, and both sides sign. Until then, no one owes any earnest money."),
depositEarnestMoney: ({ strong }: { strong: Tag }) => rich(strong("The earnest money (the contract deposit),"), " often 10% of the price, goes into the escrow account of the seller’s attorney. Before you wire anything, call the attorney at a number you looked up yourself: fake wire instructions are a common scam."),
titleSearchInsurance: ({ strong }: { strong: Tag }) => rich(strong("Title search and insurance."), " Your title company looks for mortgages, judgments, and tax and municipal liens that would stay with the property."),
closingPayBalance: ({ strong, link }: { strong: Tag; link: Tag }) => rich(strong("The closing."), " You pay the balance and the ", link("taxes and fees"), ". You get the deed (in a co-op, the shares and the lease), and it’s recorded with the county or the city."),
bankResellsForeclosed: ({ link }: { link: Tag }) => rich("A bank that resells a foreclosed property usually gives a bargain and sale deed without covenants, sells as is, and doesn’t pay for repairs. The listing states the type of deed, and the ", link("glossary"), " explains it."),
};
