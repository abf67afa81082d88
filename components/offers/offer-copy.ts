const auction = ' Its auction is canceled before the first bid, with this reason in public.';
const final = ' This cannot be taken back here.';

/** Form texts of offers. */
export const offerCopy = {
  busy: 'Sending…',
};

export const offerFormCopy = {
  price: 'Price',
  priceHelp: 'Whole dollars.',
  earnestMoney: 'Earnest money',
  earnestMoneyHelp: 'Paid with the contract, into escrow. 10% is usual.',
  financing: 'Financing',
  financingEmpty: 'Choose one',
  closingOn: 'Closing on',
  contingencies: 'The contract depends on',
  contingenciesHelp: 'Leave all empty for an offer without conditions.',
  stands: 'It stands for',
  standsHelp: 'Without an answer in time it lapses.',
  toBuyer: 'To the buyer',
  toSeller: 'To the seller',
  messageHelp: 'About the purchase, not about people. Both sides keep it.',
  submit: 'Make this offer',
  submitSealed: 'Hand it in sealed',
  proof: 'Send a proof of funds first',
  anotherProof: 'Send another proof first',
};

export const acceptCopy = {
  label: 'Accept',
  bySeller: (hasAuction: boolean) =>
    `The home goes off the market for this buyer, and every other offer ends.${hasAuction ? auction : ''}${final}`,
  byBuyer: (hasAuction: boolean) =>
    `You agree to these terms, and the seller takes the home off the market for you.${hasAuction ? auction : ''}${final}`,
  submit: (price: string) => `Accept ${price}`,
};

export const counterCopy = { label: 'Counter', submit: 'Make this counter-offer' };

export const declineCopy = {
  label: 'Decline',
  text: 'The offer ends, and nobody is bound. This cannot be taken back.',
  submit: 'Decline it',
};

export const withdrawCopy = {
  label: 'Withdraw',
  text: 'Your offer ends, and nobody is bound. You may make another while the home is on the market.',
  submit: 'Withdraw the offer',
};

export const callCopy = { stands: 'Buyers have', submit: 'Ask for the highest and best' };
