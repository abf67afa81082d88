// Compiled from messages/en/inquiries.json by `npm run messages`.

export const showingsPage = {
showings: "Showings",
openHouseAnnounced: "Open house scheduled. It’s on the home’s page.",
openHouseRemoved: "Open house removed from the home’s page.",
requestSentSeller: "Request sent to the seller. We’ll email you when they respond.",
doneWeveEmailed: "Done. We’re notifying the other side.",
noShowingsYet: "No showings yet",
showingsRequestAppear: "Showings you request appear here, along with open houses and showings of the homes you sell. To request a showing, start on a home’s page.",
showingsHomes: "Showings of your homes",
yourShowings: "Your showings",
openHousesHomes: "Open houses at your homes",
moreHomes: "More homes",
};
