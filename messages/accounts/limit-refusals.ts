// Compiled from messages/en/accounts.json by `npm run messages`.

export const limitRefusals = {
"signed-out": "You were signed out. Sign in again, then resubmit your request.",
"email-unverified": "Confirm your email address first: open the link we sent you.",
"not-registered": "Complete the registration above first.",
staff: "Staff accounts can’t bid.",
"invalid-amount": "Enter the amount in whole dollars, such as 750,000.",
"reviewed-already": "Our staff recently reviewed proof of funds for that amount. Enter a higher amount.",
"no-file": "Choose a PDF that shows your funds.",
"too-large": "The file is too large. Choose a PDF of 20 MB or less.",
busy: "Too many requests. Wait a minute, then resubmit your request.",
other: "Your request wasn’t sent. Try again in a moment.",
};
