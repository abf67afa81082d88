/** Texts shared by every form and field. */
export const formCopy = {
  optional: '(optional)',
  lookAgain: 'Please look at this again',
  notReached: 'We could not be reached. Nothing you typed is lost: check your connection and send it again.',
  needsScript: 'This needs JavaScript.',
  show: 'Show',
  hide: 'Hide',
  password: 'password',
};
