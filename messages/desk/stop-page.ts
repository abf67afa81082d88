// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const stopPage = {
title: "Emergency stop",
lead: "Stops bidding in every open auction, and in auctions that open while the stop is in force. The soonest to end stop first; a few thousand take about a minute. Every end moves by the length of its pause.",
one: "To stop one auction, open its home and pause it there.",
homes: "Find a home",
none: "Bidding is on",
noneText: ({ open }: { open: number }) => `${(open === 0 ? "No auction is open now." : (open === 1 ? `${formatCount(open)} auction is open now.` : `${formatCount(open)} auctions are open now.`))}`,
stopping: "All auctions are stopped",
lifting: "The stop is ending",
by: ({ name, at }: { name: string | number; at: string | number }) => `Stopped by ${name}, ${at}.`,
progress: ({ paused, open }: { paused: number; open: number }) => `${formatCount(paused)} auction${(paused === 1 ? " is paused" : "s are paused")} by this stop. ${(open === 0 ? "None is still open." : (open === 1 ? `${formatCount(open)} is still open and follows.` : `${formatCount(open)} are still open and follow.`))}`,
reasonIs: ({ reason }: { reason: string | number }) => `Public reason: ${reason}`,
reason: "Public reason",
reasonHelp: "Shown on the page of every auction that is stopped. 10 to 300 characters.",
confirm: "To confirm, type STOP ALL AUCTIONS",
submit: "Stop all auctions",
why: "Why can bidding go on?",
whyHelp: "Recorded in the audit log. Every bidder and everyone who saved a home is notified.",
lift: "Lift the stop",
stopped: "The stop has begun",
lifted: "The stop is ending. Auctions resume in the next minute.",
};
