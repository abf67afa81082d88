// Compiled from messages/en/sign-in.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const confirmEmail = {
choosePassword: "Choose your password",
password: "Password",
choosePasswordReplaces: ({ strong, email }: { strong: Tag; email: string | number }) => rich("Choose a password for ", strong(`${email}`), ". It replaces any earlier password, so the account is yours alone."),
confirmingEmail: "Confirming your email…",
tryAgain: "Try again",
emailConfirmed: "Your email is confirmed",
confirmedBidJust: ({ strong, email }: { strong: Tag; email: string | number }) => rich(strong(`${email}`), " is confirmed. To bid, just complete a short registration."),
confirmedListing: ({ strong, email }: { strong: Tag; email: string | number }) => rich(strong(`${email}`), " is confirmed. You can continue your listing now."),
continueListing: "Continue your listing",
registerBid: "Register to bid",
sign: "Sign in",
};
