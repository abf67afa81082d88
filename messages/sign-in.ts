// Compiled from messages/en/sign-in.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const signIn = {
email: "E-mail",
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
busy: "One moment…",
};

export const reset = {
text: "Enter your address, and we send you a link to choose a new password.",
sentTitle: "Check your mail",
sentText: "If there is an account for this address, a link is on its way to it.",
submit: "Send the link",
submitAgain: "Send it again",
back: "Back to sign in",
};

export const choosePassword = {
submit: "Save the password",
busy: "Saving…",
};

export const signInPage = {
sign: "Sign in",
bidFollowAuctions: "To bid, to follow your auctions and to register as a bidder.",
};

export const checkMail = {
messageWay: "A message is on its way",
goesOpenLink: (v: { strong: Tag; email: string | number }) => rich("It goes to ", v.strong(`${v.email}`), ". Open the link in it to go on. It works for 24 hours."),
looking: "Looking…",
iHaveOpened: "I have opened the link",
nothingThereAfter: "Nothing there after a few minutes? Look in the spam folder, or",
checkAddressSend: "check the address and send it again",
openedAnotherBrowser: "Opened it in another browser or on another device?",
signPasswordChose: "Sign in with the password you chose there",
notYetOpen: "Not yet. Open the link in our message, then come back here.",
};

export const confirmEmail = {
choosePassword: "Choose your password",
password: "Password",
choosePasswordReplaces: (v: { strong: Tag; email: string | number }) => rich("Choose a password for ", v.strong(`${v.email}`), ". It replaces any password set before, so the account is yours alone."),
confirmingEMail: "Confirming your e-mail…",
tryAgain: "Try again",
eMailConfirmed: "Your e-mail is confirmed",
yoursBidOnly: (v: { strong: Tag; email: string | number }) => rich(v.strong(`${v.email}`), " is yours. To bid you only need a short registration now."),
registerBid: "Register to bid",
lookHomes: "Look at homes",
sign: "Sign in",
};

export const googleSignIn = {
or: "or",
continueGoogle: "Continue with Google",
googleNotAsked: "Google is not asked in a local copy. Choose a sample account:",
};

export const invalidLink = {
linkDoesNot: "This link does not work anymore",
wasUsedAlready: "It was used already, it is too old, or a part of it is missing. If you have confirmed your e-mail before, just sign in. Otherwise ask for a new link with “Forgot your password?”.",
sign: "Sign in",
};

export const loginModalHost = {
thereNoConnection: "There is no connection",
signingNeedsOne: "Signing in needs one. Try again in a moment.",
};

export const loginModal = {
sign: "Sign in",
createAccount: "Create an account",
checkMail: "Check your mail",
forgotPassword: "Forgot your password?",
confirmEMail: "Confirm your e-mail",
};

export const mailHint = {
localCopySo: (v: { link: Tag }) => rich("This is a local copy, so nothing is really sent: ", v.link("read the messages here"), "."),
};

export const needsScript = {
signingNeedsJavaScript: "Signing in needs JavaScript. Everything public on this site can be read without it.",
};

export const newPasswordForm = {
chooseNewPassword: "Choose a new password",
newPassword: "New password",
signsOutEvery: "It signs you out on every other device.",
passwordChanged: "Your password is changed",
signedHereSigned: "You are signed in here, and signed out on every other device.",
signNow: "Sign in with it now.",
dashboard: "Dashboard",
};

export const signInButton = {
sign: "Sign in",
};

export const signInPrompt = {
signCreateAccount: "Sign in or create an account",
};

export const signedInMenu = {
account: "Account of",
signOut: "Sign out",
dashboard: "Dashboard",
watchList: "Watch list",
savedSearches: "Saved searches",
bidderRegistration: "Bidder registration",
registerBid: "Register to bid",
signedOut: "You are signed out.",
stillSigned: "You are still signed in.",
thereWasNo: "There was no connection. Try again.",
};

export const verifyEmail = {
signedBeforeFirst: (v: { strong: Tag; email: string | number }) => rich("You are signed in. Before your first bid, confirm that ", v.strong(`${v.email}`), " is yours: open the link in the message we sent there."),
sendLinkAgain: "Send the link again",
later: "Later",
newLinkWay: "A new link is on its way.",
};

export const viewTabs = {
iHaveAccount: "I have an account",
iAmNew: "I am new here",
};
