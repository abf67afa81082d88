// Compiled from messages/en/staff.json by `npm run messages`.

export const invitationRefusalWords = {
"no-invitation": "This invitation is no longer open. Ask a staff member for a new one.",
"inviter-left": "The person who invited you is no longer on our staff. Ask another staff member to invite you.",
unconfirmed: "Confirm your email first: reset your password by email and sign in, then try again.",
"is-bidding": "You’ve bid in an open auction. Staff can’t bid, so wait until the auction ends.",
"same-role": "You’re already on our staff.",
"suspended-already": "Your account is suspended.",
"signed-out": "Sign in again in another tab, then try again.",
"too-many": "Too many attempts. Try again in a minute.",
busy: "The site is busy. Try again in a moment.",
};
