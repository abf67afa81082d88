// Compiled from messages/en/inquiries.json by `npm run messages`.

export const inquiryRefusalWords = {
"signed-out": "You were signed out. Sign in again in another tab, then resend this.",
"unverified-email": "Confirm your email address first: open the link we sent you.",
"own-listing": "This is your own home.",
closed: "This home is no longer on the market.",
"nobody-answers": "No one is answering for this home at the moment. Try again in a few days.",
"not-found": "This no longer exists.",
"wrong-status": "Its status has changed. Reload the page to see the latest.",
"too-many": "That was too much in a short time. Wait a few minutes, then continue.",
"no-access": "No one can go inside this home. What’s known about it is on its page.",
busy: "The site is busy. Nothing was lost; try again in a moment.",
};
