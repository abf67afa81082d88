/** Form texts of an organization. */
export const organizationCopy = {
  begin: 'List a property',
  join: 'Join',
  role: 'Role',
};

export const foundCopy = {
  name: 'Name',
  nameHelp: 'Buyers see it as the seller, unless a listing names another.',
  kind: 'What it is',
  submit: 'Set it up',
};

export const inviteCopy = { email: 'E-mail address', submit: 'Send the invitation' };

export const uninviteCopy = {
  submit: 'Withdraw',
  label: (email: string) => `Withdraw the invitation of ${email}`,
};

export const memberCopy = {
  roleOf: (name: string) => `of ${name}`,
  change: 'Change',
  changeLabel: (name: string) => `Change the role of ${name}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
};

export const leaveCopy = {
  text: 'What you wrote stays with the organization. You come back only by a new invitation.',
  submit: 'Leave this organization',
};

export const handOverCopy = {
  text: 'You are its only manager. Choose who manages it after you: the listings, tables and members stay, and you leave it in the same step.',
  heir: 'Who manages it after you',
  submit: 'Hand over and leave',
};

export const dissolveCopy = {
  text: 'You are its only member, so leaving ends it. Listings that were never published are deleted with their photos and documents, and open invitations are void. What was published stays as a public record: past auctions with their ledgers, and sales. To keep a copy of your listings, take the table under “Listings” first. Or invite somebody above, and hand it over once they have joined.',
  sure: (name: string) => `I want ${name} to end. This cannot be undone.`,
  submit: 'Dissolve this organization',
};

export const scheduleCopy = {
  title: 'Put the chosen ones up for auction',
  text: 'They begin together and end one after the other, so that a buyer can bid at each. Starting bid and reserve are those of each listing. What is complete goes to our reviewers, the rest stays a draft with these dates.',
  fields: {
    saleMode: 'Reserve',
    apartMinutes: 'Minutes between one end and the next',
    startDate: 'Open on',
    startTime: 'Open at, Eastern time',
    endDate: 'The first ends on',
    endTime: 'The first ends at, Eastern time',
  },
  choose: 'Choose',
  chooseAll: (count: number) => `Choose all ${count}`,
  submit: 'Schedule and send in',
  busy: 'Scheduling…',
  sent: (listings: string) => `${listings} sent in`,
  sentText: 'A reviewer reads each; you are told by e-mail.',
  left: (listings: string) => `${listings} scheduled, but not sent in`,
};
