/** Form texts for managing your own account. */
export const accountCopy = {
  useAddress: 'Use this address',
};

export const freshCopy = {
  current: 'Your present password',
  withGoogle: (submit: string) => `${submit}, with Google`,
};

export const emailCopy = {
  email: 'New e-mail',
  submit: 'Change my e-mail',
  done: {
    title: 'A message is on its way',
    text: 'Open the link in it to use the new address. Until then nothing changes.',
  },
};

export const passwordCopy = {
  password: 'New password',
  help: (least: number) => `At least ${least} characters.`,
  submit: 'Change my password',
  done: { title: 'Your password is changed', text: 'Every other device was signed out.' },
};

export const deletionCopy = {
  submit: 'Delete my account for good',
  done: { title: 'Your account is deleted', text: 'You are signed out.' },
};

export const sessionsCopy = {
  end: 'Sign out',
  endLabel: (device: string, since: string) => `Sign out: ${device}, since ${since}`,
  endOthers: 'Sign out everywhere else',
};

export const staffInvitationCopy = { accept: 'Accept', decline: 'Decline' };

export const profileCopy = {
  name: 'Name',
  nameHelp: 'As we greet you. Other people see it only where you sell or ask to see a home.',
  phone: 'Phone',
  submit: 'Save',
};

export const limitCopy = {
  amount: 'Amount that it shows',
  amountHelp: 'Whole dollars: the limit that you need, or the price that you offer.',
  proof: 'Proof of funds, one PDF',
  proofHelp: (daysAfterReview: number, unreviewed: number) =>
    `A bank statement, a lender’s letter or a letter of your attorney that shows the money. Black out account numbers. Never send an identity document or a social-security number. Only our staff read it. It is deleted ${daysAfterReview} days after the review, and after ${unreviewed} days in any case.`,
  submit: 'Send it for review',
};

export const registrationCopy = {
  submit: 'Register to bid',
  submitChanges: 'Save the changes',
  busy: 'Saving…',
  done: 'You are registered to bid',
  goOn: 'Go on',
  choose: 'Choose',
  person: 'Who you are',
  legalName: 'Legal name',
  legalNameHelp:
    'As it should stand in a contract. We ask for no identity document and no social-security number, here or later.',
  street: 'Postal address: street and number',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP code',
  phone: 'US phone number',
  phoneHelp: 'We call only about a purchase of yours. Bidders never see it.',
  purchase: 'What you buy as',
  titleKind: 'How will you take title?',
  titleKindHelp:
    'Whose name the deed will bear. You can still settle it with your attorney before the contract.',
  titleName: 'Names of the others, or of the company or trust',
  titleNameHelp: 'Leave it empty when you take title alone.',
  buyerType: 'What are you buying as?',
  ties: 'Whom you are close to',
  tiesText:
    'You may not bid on a home of your own household or organization. We compare what you say here with the seller’s side, and show it to nobody but our staff.',
  household: 'Adults of your household',
  householdHelp: 'Full names, one a line.',
  organisation: 'Organization that you buy or sell homes for',
  accept: 'I have read and accept the',
  terms: (day: string) => `terms of ${day}`,
  obliged: '. I know that a winning bid obliges me to buy.',
};
