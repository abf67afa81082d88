// Compiled from messages/en/faq.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const selling = {
whoCanSell: "Who can sell?",
banksServicersEstates: ({ link }: { link: Tag }) => rich("Banks, servicers, estates, public agencies, and private owners. You need the right to sell and proof of it. ", link("List your property"), "; a reviewer reads the listing before it’s published."),
homeForeclosureCan: "My home is in foreclosure. Can I sell it here?",
pleaseTalkHousing: "Please talk to a housing counselor or an attorney first: free help is available in New York, and there may be a way to keep your home. If you live in the home and are behind on the loan, special rules protect you from investors (Real Property Law § 265-a). That’s why we don’t put such a home up for auction.",
whatDoesCost: "What does it cost to sell?",
currentlyPayNothing: ({ link }: { link: Tag }) => rich("You currently pay us nothing. You pay your attorney, the transfer taxes, and whatever it takes to clear the title. ", link("See what New York charges"), "."),
canSellerChange: "Can a seller change a listing or stop an auction?",
termsAuctionFrozen: "Once an auction is scheduled, its terms are frozen, except that the reserve may be lowered once, at least 24 hours before the end. An auction can be canceled only for a reason listed in our terms of use, and a better offer elsewhere isn’t one. Once a bid meets the reserve (or, without a reserve, once anyone bids), the seller also has to give us a document that shows the reason, and the cancellation becomes part of the seller’s public record.",
};
