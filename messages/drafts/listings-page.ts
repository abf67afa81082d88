// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const listingsPage = {
listings: "My listings",
auctionsEndedBelow: (v: { open: number }) => `${(v.open === 1 ? `${formatCount(v.open)} auction` : `${formatCount(v.open)} auctions`)} ended below the reserve`,
hoursAuctionsEnd: (v: { link: Tag }) => rich("You have 48 hours from the auction’s end to decide. ", v.link("Decide on your dashboard")),
submittedReview: "Submitted for review",
wellEmailWhen: "We’ll email you when our reviewers decide.",
noListingsYet: "You have no listings yet",
eightStepsSaved: "There are eight steps, saved as you type, so you can stop and continue later on any device. Nothing is public until you submit it and a reviewer approves it.",
};
