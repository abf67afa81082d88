// Compiled from messages/en/sign-in.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const checkMail = {
weveSentEmail: "We’ve sent you an email",
openLinkSent: ({ strong, email }: { strong: Tag; email: string | number }) => rich("Open the link we sent to ", strong(`${email}`), " to continue. The link works for 24 hours."),
checking: "Checking…",
openedLink: "I opened the link",
nothingAfterFew: ({ button }: { button: Tag }) => rich("No email after a few minutes? Check your spam folder, or ", button("check the address and send it again"), "."),
openedAnotherBrowser: ({ button }: { button: Tag }) => rich("Opened the link in another browser or on another device? ", button("Sign in with the password you chose there"), "."),
notConfirmedYet: "Not confirmed yet. Open the link in our email, then come back here.",
};
