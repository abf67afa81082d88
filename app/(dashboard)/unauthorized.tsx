/** Where `requireUser` finds nobody. */
export { SignInNeeded as default } from './_sections/sign-in-needed';
