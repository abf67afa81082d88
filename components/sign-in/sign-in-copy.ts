/** Form texts of sign-in. */
export const signInCopy = {
  email: 'E-mail',
  password: 'Password',
  passwordHelp: (least: number) => `At least ${least} characters. A short sentence is easy to remember.`,
};

export const signInFormCopy = { submit: 'Sign in', busy: 'Signing in…', forgotten: 'Forgot your password?' };

export const signUpCopy = { name: 'Your name', submit: 'Create account', busy: 'One moment…' };

export const resetCopy = {
  text: 'Enter your address, and we send you a link to choose a new password.',
  sentTitle: 'Check your mail',
  sentText: 'If there is an account for this address, a link is on its way to it.',
  submit: 'Send the link',
  submitAgain: 'Send it again',
  back: 'Back to sign in',
};

export const choosePasswordCopy = { submit: 'Save the password', busy: 'Saving…' };
