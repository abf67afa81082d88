// Compiled from messages/en/accounts.json by `npm run messages`.

export const signInFaults = {
emailPasswordIncorrect: "The email or password is incorrect.",
couldntSignTry: "We couldn’t sign you in. Try again in a moment; nothing you typed is lost.",
tooManyAttempts: "Too many attempts. Wait a few minutes, or select “Forgot your password?” to choose a new password.",
accountSuspendedEmail: "This account is suspended. The email we sent explains why. Reply to it or call us.",
firstConfirmEmail: "First confirm that this email address is yours. Select “Forgot your password?”, then use the link in our email to choose a new password.",
theresNoConnection: "We couldn’t connect. Check your connection and try again.",
popupBlocked: "Your browser blocked the sign-in window. Allow pop-ups for this site and try again.",
ssoAddress: "Your company’s sign-in didn’t confirm an email address that’s allowed here. Use your work address, or ask your company’s IT team.",
ssoUnlinked: "You already have an account with this email address. Sign in below with that account’s password or with Google, and we’ll connect it to your company’s sign-in.",
ssoRequired: "Your organization requires you to sign in through your company. Use the button with your company’s name, or ask an owner of the organization for help.",
};
