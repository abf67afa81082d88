// Compiled from messages/en/organizations.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const organizationPage = {
organizationListings: "Organization listings",
importTable: "Import a spreadsheet",
exportTable: "Export as a spreadsheet",
submittedReview: "Submitted for review",
wellEmailEvery: "We’ll email every member when our reviewers decide.",
noListingsYet: "No listings yet",
importTableAll: "Import a spreadsheet with all your properties, or list one by hand. Owners and managers can work on the listings. No one outside the organization sees a listing until you submit it and a reviewer approves it.",
moreListings: "More listings",
waitingChanges: "Waiting for your changes",
completeExceptAuction: "Complete except for its auction",
itemsLeftComplete: ({ open }: { open: number }) => `${formatCount(open)} item${(open === 1 ? "" : "s")} left to complete`,
lastChanged: ({ changedAt }: { changedAt: string | number }) => `Last changed ${changedAt}`,
countOnPage: ({ count }: { count: string | number }) => `${count} on this page`,
};
