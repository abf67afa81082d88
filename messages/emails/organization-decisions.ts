// Compiled from messages/en/emails.json by `npm run messages`.

export const organizationDecisions = {
verify: {
subject: ({ name }: { name: string | number }) => `Verified: ${name}`,
text: ({ name }: { name: string | number }) => `Our staff verified ${name}. Buyers now see its name on its listings, and any exemption from the property condition disclosure now applies. You can submit drafts that were waiting for verification.`,
},
refuse: {
subject: ({ name }: { name: string | number }) => `Not verified: ${name}`,
text: ({ name, unverifiedSeller }: { name: string | number; unverifiedSeller: string | number }) => `Our staff couldn’t verify ${name}. Its listings show “${unverifiedSeller},” and its exemption from the property condition disclosure doesn’t apply. To request another review, send us an official document, an email address at the organization’s own domain, an FDIC certificate number, or an LEI.`,
},
revoke: {
subject: ({ name }: { name: string | number }) => `No longer verified: ${name}`,
text: ({ name, unverifiedSeller }: { name: string | number; unverifiedSeller: string | number }) => `Our staff revoked ${name}’s verification. Its listings now show “${unverifiedSeller},” and its exemption from the property condition disclosure no longer applies. To be verified again, send us an official document, an email address at the organization’s own domain, an FDIC certificate number, or an LEI.`,
},
suspend: {
subject: ({ name }: { name: string | number }) => `Suspended: ${name}`,
text: ({ name }: { name: string | number }) => `Our staff suspended ${name}. Its homes are off the site and can’t receive bids or offers. Its open auctions are being paused. Sales in progress continue in their closing rooms. To request a review, contact us and address the reason below.`,
},
"take-down": {
subject: ({ name }: { name: string | number }) => `Suspended, with homes taken down: ${name}`,
text: ({ name }: { name: string | number }) => `Our staff suspended ${name} and is taking down its homes. Auctions that haven’t ended are being canceled, except those in which a bid meets the seller’s terms. Those are being paused, and our staff will decide on each one separately. Sales in progress continue in their closing rooms. Lifting the suspension doesn’t put homes that were taken down back on the market. To request a review, contact us and address the reason below.`,
},
lift: {
subject: ({ name }: { name: string | number }) => `Suspension lifted: ${name}`,
text: ({ name }: { name: string | number }) => `Our staff lifted ${name}’s suspension. Its homes are public again, and the auctions paused by the suspension are resuming. Homes that were taken down stay down until our staff lifts each takedown.`,
},
};
