// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const stopPage = {
title: "Emergency stop",
lead: "This stops bidding in every open auction and in any auction that opens while the stop is in effect. Auctions that end soonest stop first; stopping a few thousand takes about a minute. Each auction will be extended by the length of its pause.",
one: "To stop a single auction, open its home’s page and pause it there.",
homes: "Find a home",
none: "Bidding is on",
noneText: ({ open }: { open: number }) => `${(open === 0 ? "No auctions are open now." : (open === 1 ? `${formatCount(open)} auction is open now.` : `${formatCount(open)} auctions are open now.`))}`,
stopping: "An emergency stop is in effect",
lifting: "The stop is ending",
by: ({ name, at }: { name: string | number; at: string | number }) => `Stopped by ${name}, ${at}.`,
progress: ({ paused, open }: { paused: number; open: number }) => `${formatCount(paused)} auction${(paused === 1 ? " is paused" : "s are paused")} by this stop. ${(open === 0 ? "None are still open." : (open === 1 ? `${formatCount(open)} is still open and will be paused next.` : `${formatCount(open)} are still open and will be paused next.`))}`,
reasonIs: ({ reason }: { reason: string | number }) => `Public reason: ${reason}`,
reason: "Public reason",
reasonHelp: "Shown on the page of every stopped auction and recorded permanently in the public ledgers. Don’t name anyone. 10 to 300 characters.",
confirm: "To confirm, type STOP ALL AUCTIONS",
submit: "Stop all auctions",
why: "Why are you lifting the stop?",
whyHelp: "Recorded in the audit log. We’ll notify every bidder and everyone who saved one of the homes.",
lift: "Lift the stop",
stopped: "The stop has started",
lifted: "The stop is ending. Auctions will resume within a minute.",
};
