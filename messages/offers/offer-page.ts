// Compiled from messages/en/offers.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const offerPage = {
offer: "Offer",
offerFrom: ({ buyerName }: { buyerName: string | number }) => `Offer from ${buyerName}`,
yourOffer: "Your offer",
forLabel: ({ link, place }: { link: Tag; place: string | number }) => rich("For ", link(`${place}`)),
allOffersHome: "All offers on this home",
sellerSeesProof: ({ link }: { link: Tag }) => rich("The seller sees this proof-of-funds status. ", link("Send proof of funds to our staff")),
offerSubmittedWell: "Offer submitted. We’ll email you about every response.",
sentWithoutMessage: "Your offer was sent without its message. A reviewer will read the message first. If it’s added, it will appear below. If not, we’ll tell you why and return what you wrote.",
counterofferSentWeve: "Counteroffer sent. We’re emailing the other side.",
offerDeclinedWeve: "Offer declined. We’re emailing the other side.",
offerWithdrawn: "Offer withdrawn.",
sellersAttorneySends: "The seller’s attorney sends the contract to the buyer’s attorney. Read it with your attorney before you sign.",
sellerRequestedHighest: "The seller requested highest and best offers",
newOffersSealed: "New offers are sealed: not even you can see them until the deadline. Then you choose one.",
offerSealedNot: "Your offer is sealed: not even the seller can see it until the deadline.",
notEvenSeller: "Not even the seller can see your highest and best offer until the deadline. Unless you submit one, your current offer remains open.",
improveOffer: "Improve your offer",
submitHighestBest: "Submit your highest and best offer",
openClosingRoom: "Open closing room",
findAnotherHome: "Find another home",
makeAnotherOffer: "Make another offer",
emailWhenAnswered: "We’ll email you when there’s a response.",
};
