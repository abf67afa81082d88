// Compiled from messages/en/organizations.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const organizationHead = {
files: "Files",
listings: "Listings",
importLabel: "Import",
members: "Members",
integrations: "API",
log: "Activity",
approvals: "Approvals",
organization: "Organization",
organizationSuspended: "This organization is suspended",
homesOffSite: ({ reason }: { reason: string | number }) => `The organization’s homes are off the site and can’t receive bids. Reason: ${reason}`,
buyersDontSee: "Buyers don’t see this name yet",
staffVerifiesOrganization: ({ unverifiedSeller }: { unverifiedSeller: string | number }) => `Until our staff verifies the organization, its listings show “${unverifiedSeller}” as the seller, and it can’t claim an exemption from the property condition disclosure.`,
howToVerify: ({ link }: { link: Tag }) => rich("To be verified, ", link("send us"), " an official document, an email address at your organization’s own domain, an FDIC certificate number, or an LEI."),
youreViewer: "You’re a viewer",
viewerText: "You can see the organization’s listings, figures, offers, and closings. You can’t change anything. An owner can change your role.",
lastCheckDidnt: ({ reason }: { reason: string | number }) => `Our staff couldn’t verify the organization: ${reason}`,
kind: ({ kind, members }: { kind: string | number; members: number }) => `${kind} · ${formatCount(members)} member${(members === 1 ? "" : "s")}`,
auctionDay: "Auction day",
};
