// Compiled from messages/en/accounts.json by `npm run messages`.

export const signInFaults = {
emailPasswordIncorrect: "The email or password is incorrect.",
couldntSignTry: "We couldn’t sign you in. Try again in a moment; nothing you typed is lost.",
tooManyAttempts: "Too many attempts. Wait a few minutes, or select “Forgot your password?” to choose a new password.",
accountSuspendedEmail: "This account is suspended. The email we sent explains why. Reply to it or call us.",
firstConfirmEmail: "First confirm that this email is yours. Select “Forgot your password?”, then choose a new password from the email we send you.",
theresNoConnection: "We couldn’t connect. Check your connection and try again.",
popupBlocked: "Your browser blocked the Google window. Allow it for this site and try again.",
};
