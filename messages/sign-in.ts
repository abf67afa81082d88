// Compiled from messages/en/sign-in.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const signIn = {
email: "Email",
password: "Password",
passwordHelp: (v: { least: string | number }) => `At least ${v.least} characters. A short sentence is easy to remember.`,
};

export const signInForm = {
submit: "Sign in",
busy: "Signing in…",
forgotten: "Forgot your password?",
};

export const signUp = {
name: "Your name",
submit: "Create account",
busy: "Creating account…",
};

export const reset = {
text: "Enter your email and we’ll send you a link to choose a new password.",
sentTitle: "Check your email",
sentText: "If there’s an account for this address, a link is on its way.",
submit: "Send link",
submitAgain: "Resend link",
back: "Back to sign in",
};

export const choosePassword = {
submit: "Save password",
busy: "Saving…",
};

export const signInPage = {
sign: "Sign in",
signBidFollow: "Sign in to bid, follow your auctions, and register as a bidder.",
};

export const checkMail = {
weveSentEmail: "We’ve sent you an email",
openLinkSent: (v: { strong: Tag; email: string | number }) => rich("Open the link we sent to ", v.strong(`${v.email}`), " to continue. It works for 24 hours."),
checking: "Checking…",
openedLink: "I opened the link",
nothingAfterFew: (v: { button: Tag }) => rich("Nothing after a few minutes? Check your spam folder, or ", v.button("check the address and send it again"), "."),
openedAnotherBrowser: (v: { button: Tag }) => rich("Opened it in another browser or on another device? ", v.button("Sign in with the password you chose there"), "."),
notConfirmedYet: "Not confirmed yet. Open the link in our email, then come back here.",
};

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

export const googleSignIn = {
or: "or",
continueGoogle: "Continue with Google",
localCopyDoesnt: "A local copy doesn’t connect to Google. Choose a sample account:",
};

export const invalidLink = {
linkNoLonger: "This link no longer works",
alreadyUsedExpired: "It was already used, has expired, or is incomplete. If you’ve already confirmed your email, just sign in. Otherwise, request a new link with “Forgot your password?”.",
sign: "Sign in",
};

export const loginModalHost = {
theresNoConnection: "There’s no connection",
needOneSign: "You need one to sign in. Try again in a moment.",
};

export const loginModal = {
sign: "Sign in",
createAccount: "Create an account",
checkEmail: "Check your email",
forgotPassword: "Forgot your password?",
confirmEmail: "Confirm your email",
};

export const mailHint = {
localCopyNo: (v: { link: Tag }) => rich("This is a local copy, so no email is sent: ", v.link("read the messages here"), "."),
};

export const needsScript = {
needJavaScriptSign: "You need JavaScript to sign in. You can read everything public on this site without it.",
};

export const newPasswordForm = {
chooseNewPassword: "Choose a new password",
newPassword: "New password",
signsEveryOther: "This signs you out on every other device.",
passwordChanged: "Your password has been changed",
signedSignedEvery: "You’re signed in here and signed out on every other device.",
nowSignNew: "Now sign in with your new password.",
dashboard: "Dashboard",
};

export const signInButton = {
sign: "Sign in",
};

export const signInPrompt = {
signCreateAccount: "Sign in or create an account",
};

export const signedInMenu = {
account: (v: { name: string | number }) => `Account: ${v.name}`,
sign: "Sign out",
dashboard: "Dashboard",
savedHomes: "Saved homes",
savedSearches: "Saved searches",
bidderRegistration: "Bidder registration",
registerBid: "Register to bid",
signed: "You’re signed out.",
stillSigned: "You’re still signed in.",
noConnectionTry: "There was no connection. Try again.",
};

export const verifyEmail = {
signedBeforeFirst: (v: { strong: Tag; email: string | number }) => rich("You’re signed in. Before your first bid, confirm that ", v.strong(`${v.email}`), " is yours: open the link in the email we sent there."),
resendLink: "Resend link",
later: "Later",
newLinkWay: "A new link is on its way.",
};

export const viewTabs = {
sign: "Sign in",
createAccount: "Create account",
};
