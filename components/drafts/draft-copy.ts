/** Form texts of a seller's drafts and listings. */
export const draftCopy = {
  begin: 'List a property',
  submit: 'Send it to the reviewers',
  submitChange: 'Send the change to the reviewers',
  changeNow: 'Change it now',
  takeBack: 'Take it back to change it',
  loss: (bids: string) => `I know that this ends the auction and that ${bids}.`,
};

export const fieldCopy = {
  empty: 'Choose one',
  emptyOptional: 'None',
  note: (text: string) => `The reviewer asks: ${text}`,
  changed: (answer: string) =>
    `On another device this was changed to “${answer}” meanwhile. Yours is in the field and not saved yet.`,
  emptied: 'On another device this was emptied meanwhile. Yours is in the field and not saved yet.',
  saveAgain: 'Save again to keep yours, or type the other answer.',
  keepMine: 'Keep mine',
  takeOther: 'Take the other',
};

export const stepCopy = {
  submit: 'Save and continue',
  busy: 'Saving…',
  notSaved: 'Not saved',
  conflict: 'Somebody else changed the same answer meanwhile',
  conflictText: 'Everything else is saved. Look at the marked answers and choose.',
  incomplete: 'Saved, but this step is not complete',
};

export const listingCopy = {
  confirm: 'Confirm that it is all true',
  change: 'Change this listing',
  relist: 'List it again',
  discard: 'Drop the changes',
  'move-auction': {
    title: 'Move the auction',
    text: 'Until it has begun. The terms of an auction are frozen, so this one is canceled and another announced, which begins at least 24 hours from now.',
    submit: 'Announce it for these days',
  },
  'lower-reserve': {
    title: 'Lower the reserve',
    text: 'Once, until 24 hours before the end. If the leading maximum reaches it, the reserve is met at once.',
    submit: 'Lower the reserve',
  },
  'cancel-auction': {
    title: 'Cancel the auction',
    text: 'Everybody sees the reason, for ever. The home stays listed without an auction.',
    lost: (bids: string) => `${bids} would be lost.`,
    submit: 'Cancel the auction',
  },
  withdraw: {
    title: 'Take it off the market',
    text: 'Its page says that it is no longer for sale and shows neither price nor documents. You can list it again later.',
    submit: 'Take it off the market',
  },
};
