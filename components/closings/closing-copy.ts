import type { Step } from '@/lib/domain/closings/closing-steps';

/** Form texts of a closing. */
export const backupCopy = {
  consent: (price: string, closingDays: number) =>
    `I buy the home for ${price}. Both sides sign within 72 hours and close within ${closingDays} days of signing.`,
  accept: (price: string) => `Buy for ${price}`,
  decline: 'Decline',
};

export const standbyCopy = {
  until: 'Stand as back-up until the end of',
  stand: 'Stand as back-up',
  change: 'Change the day',
  leave: 'Stand no longer',
};

export const declareCopy = {
  text: (late: string, due: string) => `${late} is late: ${due}. A default stays on their record with us.`,
  nextBackup: 'The next back-up who chose to stand is then offered the price by the rules.',
  attorney: 'Ask your attorney first: what becomes of the earnest money is decided by the contract.',
  reason: 'What was not done',
  consent: (late: string) => `${late} did not do what was due, and I end the sale. It cannot be taken back.`,
  submit: 'Declare the default',
};

export const endCopy = {
  text: 'Both sides are behind, and the time to make up for it is over. Either may end the sale; no default is recorded.',
  submit: 'End the sale',
};

export const fallThroughCopy = {
  label: 'Ask to end it by agreement',
  text: 'The sale ends when the other side agrees. Until then all deadlines hold.',
  reason: 'Why',
  reasonHelp: 'The page of the home names this reason once both sides have agreed.',
  submit: 'Ask the other side to agree',
  proposed: (why: string) => `You asked to end the sale: ${why}. The other side has not answered yet.`,
  withdraw: 'Take the wish back',
  answer: (side: string, why: string) => `${side} asks to end the sale: ${why}. Agreeing ends it for both.`,
  agree: 'Agree: the sale fell through',
  refuse: 'No, go on',
};

export const extensionCopy = {
  label: 'Ask for a later deadline',
  text: 'It moves only when the other side agrees. Until then the present deadline holds.',
  until: 'Until the end of',
  reason: 'Why more time is needed',
  submit: 'Ask the other side',
  withdraw: 'Take it back',
  agree: 'Agree: move the deadline',
  decline: 'Decline: it stays',
};

export const factsCopy = {
  verdict: 'It was',
  verdictEmpty: 'Choose',
  note: 'What was different',
  submit: 'Say how the facts were',
  answer: 'Your answer',
  answerSubmit: 'Answer once',
};

export const messageCopy = { text: 'To the other side', submit: 'Send the message' };

export const documentCopy = {
  title: 'What it is',
  file: 'PDF',
  fileHelp: 'At most 30 MB. What asks for a password or runs code is not taken.',
  submit: 'Send the document',
};

export const contractCopy = {
  first: 'Which of your documents is the contract?',
  another: 'Another document as the contract',
  submit: 'Put it up as the contract',
};

export const signCopy = {
  way: 'How you sign',
  typed: 'With my name, typed below',
  onPaper: (title: string) => `On paper: ${title}`,
  escrowName: 'Escrow agent',
  escrowNameHelp: 'Usually your attorney, whose escrow account takes the earnest money.',
  escrowFirm: 'Firm',
  escrowPhone: 'Telephone',
  escrowPhoneHelp: 'Never an account number.',
  name: 'Your full legal name',
  nameHelp: 'Your name, the time and the hash of the document are kept as your signature.',
  consent: (sentence: string) => `${sentence} I agree to sign electronically.`,
  submit: 'Sign the contract',
};

export const stepCopy = {
  attorney: 'Attorney and firm',
  submit: {
    attorney: 'Name the attorney',
    'deposit-sent': 'Confirm that it is sent',
    'deposit-received': 'Confirm that it has arrived',
    title: 'Accept the title report',
    forms: 'Confirm the forms',
    ready: 'Say that I am ready',
    closed: 'Confirm the closing',
    recorded: 'Confirm the recording',
  } satisfies Record<Exclude<Step['name'], 'sign'>, string>,
};

export const successionCopy = {
  text: 'This is under 95 % of the price before, or under your reserve: you may list the home again free of charge instead. Without an answer it is yours to list again.',
  offer: 'Offer it to the back-up',
  relist: 'List it again free',
};
