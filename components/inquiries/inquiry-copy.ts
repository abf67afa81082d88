/** Form texts of inquiries between visitors, buyers and sellers. */
export const inquiryCopy = {
  busy: 'Sending…',
  trap: 'Leave this empty',
};

export const personCopy = { name: 'Your name', email: 'E-mail', phone: 'US phone number' };

export const contactCopy = {
  topic: 'What is it about?',
  topicEmpty: 'Choose a topic',
  message: 'Your message',
  submit: 'Send',
  done: { title: 'Your message is sent', text: 'We answer by e-mail, to the address you gave.' },
};

export const saleInquiryCopy = {
  address: 'Address of the property',
  addressHelp: 'Street, number and town.',
  county: 'County',
  countyEmpty: 'Choose a county',
  seller: 'Who sells?',
  sellerEmpty: 'Choose one',
  message: 'What should we know?',
  submit: 'Send',
  done: {
    title: 'Thank you. We have what we need for now',
    text: 'We write to you about the papers and the way of sale. Nothing is published before you have agreed to it.',
  },
};

export const sellerInquiryCopy = {
  title: 'Ask the seller',
  text: 'The seller answers you directly. Asking binds nobody.',
  message: 'Your question',
  question: 'I am interested in this property. When could I see it, and which documents can you send me?',
  submit: 'Send to the seller',
  done: {
    title: 'Your question is on its way to the seller',
    text: 'The seller answers you directly, at the e-mail address or phone number you gave.',
  },
};

export const reportCopy = {
  reason: 'What is wrong?',
  reasonEmpty: 'Choose',
  message: 'What did you find?',
  emailHelp: 'Only if we may ask you about it. The seller never sees it.',
  submit: 'Send the report',
  done: {
    title: 'Your report is with our reviewers',
    text: 'They look at each. Where you gave an address they may write to you.',
  },
};

export const questionCopy = { text: 'Your question', submit: 'Ask the seller' };

export const answerCopy = {
  text: 'Your answer',
  help: 'Everybody reads it on the page of the home, with the question. Nobody reads who asked.',
  submit: 'Publish the answer',
  submitNew: 'Publish the new answer',
  dismiss: 'Leave it unanswered',
};

export const openHouseCopy = {
  announce: 'Announce an open house',
  at: (street: string) => `at ${street}`,
  date: 'Day',
  from: 'From, Eastern',
  to: 'To, Eastern',
  submit: 'Announce it',
  remove: 'Remove',
};

export const visitCopy = {
  date: 'Day',
  time: 'Time, Eastern',
  toSeller: 'To the seller',
  toVisitor: 'To the visitor',
  whereHelp: 'Where to meet, whom to call.',
  request: 'Ask for the visit',
  confirm: 'Confirm the visit',
  decline: 'Decline',
  declineSubmit: 'Decline the visit',
  callOff: 'Call it off',
  callOffSubmit: 'Call the visit off',
};
