// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const listingsPage = {
listings: "My listings",
auctionsEndedBelow: ({ open }: { open: number }) => `${formatCount(open)} auction${(open === 1 ? "" : "s")} ended below the reserve`,
hoursAuctionsEnd: ({ link }: { link: Tag }) => rich("You have 48 hours from the auction’s end to decide. ", link("Decide on your dashboard")),
submittedReview: "Submitted for review",
wellEmailWhen: "We’ll email you when our reviewers decide.",
noListingsYet: "You have no listings yet",
eightStepsSaved: "There are eight steps, saved as you type, so you can stop and continue later on any device. Nothing is public until you submit it and a reviewer approves it.",
};
