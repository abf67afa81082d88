// Compiled from messages/en/staff.json by `npm run messages`.

export const homePage = {
home: "Home",
homesAuctions: "Homes and auctions",
seller: ({ listingId, status, seller }: { listingId: string | number; status: string | number; seller: string | number }) => `${listingId} · ${status} · seller: ${seller}`,
viewListing: "View listing",
cancellationDocument: ({ at }: { at: string | number }) => `Seller’s cancellation document, uploaded ${at}`,
staffDocument: ({ at }: { at: string | number }) => `Our cancellation document, uploaded ${at}`,
takenDown: ({ takedownLabels }: { takedownLabels: string | number }) => `Taken down: ${takedownLabels}`,
seeLogMessage: ({ at }: { at: string | number }) => `${at}. See the log for the message to the seller.`,
liftedSellerCan: ({ liftedAt }: { liftedAt: string | number }) => `Lifted ${liftedAt}. The seller can relist the home.`,
allowSellerRelist: "Allow the seller to relist",
doesntPublishAnything: "Lifting the takedown doesn’t publish anything. The seller must resubmit the listing for review. A canceled auction stays canceled.",
takeDownListing: "Take down this listing",
pageSayHome: "The listing’s page will say that the home is no longer available. Any current auction will be canceled, with the reason shown publicly. We’ll email the seller and all bidders.",
noEntriesHome: "No entries for this home yet.",
};
