// Compiled from messages/en/sign-in.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const verifyEmail = {
signedBeforeFirst: ({ strong, email }: { strong: Tag; email: string | number }) => rich("You’re signed in. Before your first bid, confirm that ", strong(`${email}`), " is yours: open the link in the email we sent to that address."),
resendLink: "Resend link",
later: "Later",
newLinkWay: "A new link is on its way.",
};
