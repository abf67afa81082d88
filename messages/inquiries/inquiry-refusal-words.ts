// Compiled from messages/en/inquiries.json by `npm run messages`.

export const inquiryRefusalWords = {
"signed-out": "You were signed out. Sign in again in another tab, then resend this.",
"unverified-email": "Confirm your email address first: open the link we sent you.",
"own-listing": "This is your own listing.",
closed: "This home is no longer on the market.",
"nobody-answers": "No one can respond to inquiries about this home right now. Try again in a few days.",
"not-found": "We couldn’t find that home, question, or showing. It may have been removed.",
viewer: "You’re a viewer in this organization, so you can see this but not change it. An owner can change your role.",
"wrong-status": "The status has changed. Reload the page to see the latest.",
"too-many": "Too many requests in a short time. Wait a few minutes, then try again.",
"no-access": "This home has no interior access. See its page for what’s known about the interior.",
busy: "The site is busy. Nothing was lost; try again in a moment.",
};
