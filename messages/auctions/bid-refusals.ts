// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidRefusals = {
"signed-out": {
title: "Sign in to bid",
text: "After you sign in, you can continue with this bid. We’ll save the amount you entered.",
},
"email-unverified": {
title: "Confirm your email address first",
text: "Open the link in the email we sent you, then continue here.",
},
"not-registered": {
title: "Register to bid first",
text: "Registration takes about two minutes: enter your legal name, address, and phone number, and accept the terms. We’ll save the amount you entered.",
},
"own-listing": {
title: "This is your own listing",
text: "Sellers can’t bid on or buy their own listings.",
},
"conflict-of-interest": {
title: "You can’t bid on this home",
text: "We refuse bids from staff, the listing broker, and accounts that share a name, household, or organization with the seller. We also refuse bids from anyone who left the seller’s organization within the past year. If all you share with the seller is a name, contact us through the Contact page.",
},
suspended: {
title: "Your account can’t bid right now",
text: "Contact us to find out why and what to do next.",
},
"related-bidder": {
title: "You can’t bid in this auction",
text: "The rules of this auction don’t allow a bid from your account. You can bid in other auctions.",
},
"shared-device": {
title: "Bid from your own device",
text: "We can’t take your bid in this auction from this device. Bid from your own device, or contact us.",
},
"over-limit": {
title: "This is above your bid limit",
text: "Bid a lower maximum, or request a higher limit with proof of funds.",
},
"investor-wait": {
title: "Covered investors can’t bid in this auction",
text: "The price of this home changed, so the 90-day period under Real Property Law § 520 started over. The new period ends after the auction does.",
},
"owner-occupants-first": {
title: "Owner-occupants bid first",
text: "The seller gives buyers who will live in the home a head start. Come back when it’s over.",
},
"lead-paint": {
title: "Lead paint terms not accepted",
text: "Review your bid again and accept the lead paint terms.",
},
"on-bid-list": {
title: "This home is on your bid list",
text: "Only your list can bid on this home, which keeps you from winning two homes. To bid yourself, stop the list in your dashboard.",
},
"sign-in-again": {
title: "Sign in again to bid this amount",
text: "For a bid this high, you must have signed in within the last 15 minutes. We’ll save the amount you entered.",
},
"not-found": {
title: "This auction is no longer available",
text: "Reload the page.",
},
"not-started": {
title: "The auction hasn’t started",
text: "Place your bid once the auction opens. We’ll save the amount you entered.",
},
ended: {
title: "The auction has ended",
text: "Your bid reached us after the auction ended, so it doesn’t count.",
},
cancelled: {
title: "The auction was canceled",
text: "Canceled auctions don’t accept bids.",
},
paused: {
title: "The auction is paused",
text: "The auction will be extended by the length of the pause. We’ll save the amount you entered.",
},
"too-low": {
title: "Your maximum is too low",
text: "The price has gone up. Check the minimum next bid and bid again.",
},
"not-above-own-maximum": {
title: "Your maximum is already that high or higher",
text: "You’re leading. To raise your maximum, bid at least $1 above it. You can’t lower it.",
},
"no-buy-now": {
title: "Buy Now isn’t available for this home",
text: "The seller hasn’t set a Buy Now price. You can place a bid instead.",
},
"buy-now-over": {
title: "A bid came first",
text: "The Buy Now price is no longer available because a bid came first. If you still want the home, place a bid.",
},
"price-changed": {
title: "The price has changed",
text: "Check the new price before you buy.",
},
"confirm-maximum": {
title: "Check the amount",
text: "The amount is more than 25% above the minimum next bid. Confirm it if that’s what you meant.",
},
"invalid-amount": {
title: "You can’t bid that amount",
text: "Bid in whole dollars, up to $1,000,000,000.",
},
"key-reused": {
title: "Reload the page",
text: "This page reused the ID of an earlier request. Reload the page and try again.",
},
"rate-limited": {
title: "Too many attempts",
text: "Wait a moment, then try again.",
},
};
