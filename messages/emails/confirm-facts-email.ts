// Compiled from messages/en/emails.json by `npm run messages`.

export const confirmFactsEmail = {
yourProperty: "your property",
onHold: {
title: "Listing on hold",
text: ({ url }: { url: string | number }) => `The facts in your listing weren’t confirmed in time, so it’s on hold and visitors can’t see it. Relist it once everything is accurate: ${url}`,
},
confirm: {
title: "Confirm your listing",
text: ({ until, url }: { until: string | number; url: string | number }) => `Buyers rely on what your listing says, so you need to confirm it every 14 days. Review it and confirm it by ${until}. If nothing has changed, confirming takes one click. If you don’t confirm in time, the listing goes on hold.

Confirm or edit listing: ${url}`,
},
};
