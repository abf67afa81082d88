// Compiled from messages/en/inquiries.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const reportPage = {
reportListing: "Report a listing",
listingNoLonger: "This listing is no longer available",
theresNothingReport: "There’s nothing to report.",
browseHomes: "Browse homes",
reviewersReadEvery: ({ link, listing }: { link: Tag; listing: string | number }) => rich(link(`${listing}`), ". Our reviewers read every report. You don’t need an account."),
};
