// Compiled from messages/en/drafts.json by `npm run messages`.

export const listingsPage = {
listings: "Listings",
submittedReview: "Submitted for review",
wellEmailWhen: "We’ll email you when our reviewers decide.",
noListingsYet: "You have no listings yet",
eightStepsSaved: "Listing a home takes eight steps. We save your answers as you go, so you can stop and continue later on any device. Nothing is public until you submit the listing and a reviewer approves it.",
howSellingWorks: "How selling works",
noneMatch: "No listings match",
tryFewerWords: "Try fewer words, or show all of your listings.",
showAll: "Show all listings",
};
