// Compiled from messages/en/offers.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const newPage = {
makeOffer: "Make an offer",
highestBestOffer: "Your highest and best offer",
sealed: ({ sealedUntil }: { sealedUntil: string | number }) => `Sealed until ${sealedUntil}`,
sellerRequestedHighest: "The seller requested highest and best offers. Not even the seller can see yours until the deadline. After that, it stays open for three days or until the offer period ends, whichever comes first.",
preAuctionOffers: ({ until }: { until: string | number }) => `Pre-auction offers end ${until}`,
sellerAcceptsOffer: "If the seller accepts an offer, the auction will be canceled. After pre-auction offers end, you can only bid.",
registerFirst: "Register first",
doOnceWho: "You register only once: tell us who you are and how you’ll take title, and accept the current terms. It takes a few minutes.",
registerMakeOffer: "Register to make an offer",
canMakeOffer: ({ ownersOnlyUntil }: { ownersOnlyUntil: string | number }) => `You can make an offer starting ${ownersOnlyUntil}`,
sellerTakesOffers: "During the owner-occupant head start, the seller accepts offers only from buyers who will live in the home. If that’s you, say so in your registration.",
viewRegistration: "View your registration",
contactStaff: "Contact our staff",
viewOffer: "View your offer",
lead: ({ link, listing }: { link: Tag; listing: string | number }) => rich("For ", link(`${listing}`), ". The seller sees your legal name with your offer."),
leadWithListPrice: ({ link, listing, listPrice }: { link: Tag; listing: string | number; listPrice: string | number }) => rich("For ", link(`${listing}`), ", list price ", listPrice, ". The seller sees your legal name with your offer."),
byPolicy: "Sealed by policy: our server stores your offer, and our staff promises not to read it before the deadline.",
};
