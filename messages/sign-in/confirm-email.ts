// Compiled from messages/en/sign-in.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const confirmEmail = {
choosePassword: "Choose your password",
password: "Password",
choosePasswordReplaces: (v: { strong: Tag; email: string | number }) => rich("Choose a password for ", v.strong(`${v.email}`), ". It replaces any earlier password, so the account is yours alone."),
confirmingEmail: "Confirming your email…",
tryAgain: "Try again",
emailConfirmed: "Your email is confirmed",
confirmedBidJust: (v: { strong: Tag; email: string | number }) => rich(v.strong(`${v.email}`), " is confirmed. To bid, just complete a short registration."),
registerBid: "Register to bid",
browseHomes: "Browse homes",
sign: "Sign in",
};
