/** Shown when `requireUser` finds no user. */
export { SignInNeeded as default } from './_sections/sign-in-needed';
