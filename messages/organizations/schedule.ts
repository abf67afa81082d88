// Compiled from messages/en/organizations.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const schedule = {
title: "Schedule auctions for the selected drafts",
text: "The auctions open together and end one after another, so buyers can bid in each. The starting bid and reserve come from each listing. Complete listings go to our reviewers; the rest stay drafts with these dates.",
fields: {
saleMode: "Reserve",
apartMinutes: "Minutes between auction end times",
startDate: "Opening date",
startTime: "Opening time (Eastern)",
endDate: "First auction’s end date",
endTime: "First auction’s end time (Eastern)",
},
chooseOne: "Choose one",
selectAll: ({ count }: { count: string | number }) => `Select all ${count}`,
submit: "Schedule and submit",
busy: "Scheduling…",
listingsSubmitted: ({ listings }: { listings: number }) => `${formatCount(listings)} listing${(listings === 1 ? "" : "s")} submitted`,
sentText: "A reviewer will check each listing. We’ll email you the decisions.",
left: ({ listings }: { listings: number }) => `${formatCount(listings)} listing${(listings === 1 ? "" : "s")} scheduled but not submitted`,
};
