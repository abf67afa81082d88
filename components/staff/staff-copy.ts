/** Form texts for staff. */
export const staffCopy = {
  choose: 'Choose',
  auditNote: 'Kept in the audit log.',
};

export const claimCopy = { claim: 'Take it', release: 'Give it back' };

export const auctionCopy = {
  pause: 'Which outage?',
  pauseSubmit: 'Pause the auction',
  resume: 'Why can it go on?',
  resumeSubmit: 'Let the auction go on',
  turnHelp: 'Kept in the audit log. The pause and the new end stand in the public history.',
  cancel: 'Cancel the auction',
  cancelText: 'For a reason of the rules alone, and in public. The listing stays.',
  reason: 'Reason',
  why: 'What happened?',
  cancelSubmit: 'Cancel for this reason',
};

export const blockCopy = {
  open: 'Block',
  lift: 'Lift the block',
  of: (title: string) => `of ${title}`,
  reason: 'Reason',
  why: 'What did you find out?',
  submit: 'Block this bidder',
};

export const answerCopy = { open: 'Remove', why: 'Why?', submit: 'Take it off the page' };

export const limitCopy = {
  provenAmount: 'The proof shows',
  asRequested: (amount: string) => `${amount}, as asked`,
  nothing: 'Nothing that counts',
  why: 'Why?',
  whyHelp:
    'A limit below it is raised to it, and sellers read it with offers. The person reads this, and it stays in the log.',
  submit: 'Record the review',
};

export const takedownCopy = {
  reason: 'Reason',
  why: 'What to tell the seller',
  whyHelp: 'Also kept in the audit log.',
  submit: 'Take the listing down',
};

export const liftCopy = {
  why: 'What has changed?',
  whyHelp: 'The seller is told it; also kept in the audit log.',
  submit: 'Lift the takedown',
};

export const reportCopy = { outcome: 'Outcome', why: 'What did you find out?', submit: 'Close the report' };

export const verificationCopy = {
  method: 'What did you check?',
  evidence: 'Evidence',
  evidenceHelp: 'The document, domain, certificate number, or LEI. Kept in the audit log.',
  submit: 'Verify the organization',
  refuseWhy: 'Why can’t it be verified?',
  refuseSubmit: 'Refuse verification',
  revokeWhy: 'Why is it no longer verified?',
  revokeSubmit: 'Revoke verification',
  toldHelp: 'Its members get this by email. Also kept in the audit log.',
};

export const organizationCopy = {
  liftWhy: 'Why is it restored?',
  liftHelp:
    'Its homes are public again, and the auctions that the suspension paused resume. Homes that were taken down stay down. Its members get the reason by email.',
  liftSubmit: 'Lift the suspension',
  suspendWhy: 'Why is it suspended?',
  suspendHelp:
    'All its homes leave the site at once and take no bids. Open auctions are paused. Its members get the reason by email.',
  suspendSubmit: 'Suspend the organization',
  takeDown: 'Suspend and take all homes down',
  takeDownText:
    'This cancels its auctions that have not ended and publishes the reason you choose. Lifting the suspension does not bring these homes back.',
  takeDownReason: 'Reason',
  takeDownWhy: 'What happened?',
  takeDownHelp: 'Its members get this by email. Also kept in the audit log.',
};

export const personCopy = {
  suspendWhy: 'Why is the account suspended?',
  suspendHelp:
    'The person reads it. They are signed out everywhere and cannot bid, offer or sell; bids and listings that stand stay.',
  suspendSubmit: 'Suspend the account',
  liftWhy: 'Why is it opened again?',
  liftHelp: 'The person reads it.',
  liftSubmit: 'Lift the suspension',
  role: 'Role',
  member: 'Member',
  seller: 'Seller',
  roleSubmit: 'Change the role',
  invite: 'Invite to staff',
  withdraw: 'Withdraw the invitation',
};

export const decisionCopy = {
  title: 'Decision',
  specialReview: 'What did your special review find?',
  specialReviewHelp: 'Kept in the audit log. Needed for an approval.',
  approve: 'Approve and publish',
  requestChanges: 'Ask for the changes noted',
  reject: 'Reject it',
  reason: 'Reason',
  reasonHelp:
    'The seller reads it. A listing that was never published cannot be sent in again; of a published one the change is dropped.',
  rejectSubmit: 'Reject for this reason',
  before: 'Before',
  now: 'Now',
  note: 'Note',
  noteAbout: (label: string) => `Note about: ${label}`,
  about: (label: string) => `about: ${label}`,
};
