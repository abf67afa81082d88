import { afterAll, describe, expect, test } from 'vitest';
import * as fileActions from '@/lib/actions/draft-files';
import * as draftActions from '@/lib/actions/drafts';
import * as importActions from '@/lib/actions/imports';
import * as manageActions from '@/lib/actions/manage-listing';
import * as organisationActions from '@/lib/actions/organizations';
import * as lotActions from '@/lib/actions/portfolio/lots';
import * as reviewActions from '@/lib/actions/reviews';
import type { User } from '@/lib/domain/accounts/user';
import { aContent, aDocument, aPhoto } from '@/lib/domain/drafts/draft.builders';
import { refuseSelling, sellingActions } from '@/lib/domain/drafts/draft-permission';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import { APPROVAL_MS, noApprovals } from '@/lib/domain/organizations/approvals';
import type { OrganizationRole } from '@/lib/domain/organizations/organization';
import { ok, refuse } from '@/lib/domain/shared/result';
import * as importsApi from '@/lib/server/jobs/imports/imports';
import * as importReads from '@/lib/server/jobs/imports/read-imports';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import * as organizationReads from '@/lib/server/people/organizations/organizations';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { approvalRequests } from '@/lib/server/records/approvals/approval-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { dissolveOrganization } from '@/lib/server/workflows/accounts/dissolve-organization';
import * as approvalsApi from '@/lib/server/workflows/approvals/answer-approval';
import { deleteDraft } from '@/lib/server/workflows/drafts/delete-draft';
import * as draftsApi from '@/lib/server/workflows/drafts/drafts';
import * as portfolioApi from '@/lib/server/workflows/drafts/portfolio';
import { sendIn } from '@/lib/server/workflows/drafts/submission';
import { holdListing, resumeListing } from '@/lib/server/workflows/listings/hold-listing';
import * as manageApi from '@/lib/server/workflows/listings/manage-listing';
import * as reviewsApi from '@/lib/server/workflows/listings/reviews';
import * as changeHomesApi from '@/lib/server/workflows/lots/change-homes';
import * as changeLotApi from '@/lib/server/workflows/lots/change-lot';
import * as formLotApi from '@/lib/server/workflows/lots/form-lot';
import * as readLotApi from '@/lib/server/workflows/lots/read-lot';
import * as rulesApi from '@/lib/server/workflows/organizations/approval-rules';
import * as organisationsApi from '@/lib/server/workflows/organizations/organization-commands';
import * as logoApi from '@/lib/server/workflows/organizations/organization-logo';
import { requireSso } from '@/lib/server/workflows/organizations/sso-rule';
import * as fileChangesApi from '@/lib/server/workflows/uploads/change-files';
import * as uploadsApi from '@/lib/server/workflows/uploads/uploads';
import { declarationOf, pieceOf, sha256Of } from '@/lib/server/workflows/uploads/uploads.fixture';
import { casesOf, functionsOf } from './permissions.fixture';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);

const now = Date.now();
const dayMs = 24 * 3_600_000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Who acts on a draft in review, in the order of the table below. The draft belongs to a person, or to their
 * organization if the person is a member or manager.
 */
const people = [
  'owner',
  'unverified owner',
  'stranger',
  'seller',
  'admin',
  'admin and owner',
  'ended session',
  'member',
  'manager',
  'admin and member',
  'manager of another',
  'viewer',
] as const;
type Person = (typeof people)[number];
type Row = readonly [...answers: string[]];

const hidden = 'not-found';
const forStaff = (staff: Row, member: string): Row => {
  const no = 'not-reviewer';
  return [no, no, no, no, ...staff, no, no, member, no, no];
};
/**
 * Adds the answers for members and managers (the same), staff who are members, managers of another, and viewers.
 * A function that changes something refuses a viewer, so that a new one without the check fails here.
 */
function withMembers(
  row: Row,
  members: string,
  staff = members,
  others: string = hidden,
  viewer = 'viewer',
): Row {
  return [...row, members, members, staff, others, viewer];
}
/** Answers for commands that only an organization's members may use. */
const ofMembers = (members: string, managers = members, ended = hidden, viewer = 'viewer'): Row => [
  ...[hidden, hidden, hidden, hidden, hidden, hidden, ended],
  ...[members, managers, members, hidden, viewer],
];
/** The files of a draft in review cannot be changed. */
const ownFiles: Row = withMembers(
  ['not-editable', 'not-editable', hidden, hidden, hidden, 'not-editable', 'not-editable'],
  'not-editable',
);
const inReviewAlready: Row = withMembers(
  ['wrong-status', 'unverified-email', hidden, hidden, hidden, 'wrong-status', 'signed-out'],
  'wrong-status',
);
/** Only the seller manages a listing, and only once it is published. */
const ownRun: Row = withMembers(
  ['wrong-status', 'wrong-status', hidden, hidden, hidden, 'wrong-status', 'signed-out'],
  'wrong-status',
);
/**
 * One row for each function that checks permissions: drafts, reviews, published listings, draft files,
 * organizations, their imports and their portfolio.
 */
const table: Readonly<Record<string, Row>> = {
  startDraft: withMembers(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'signed-out'], 'ok', 'ok', 'ok', 'ok'),
  readDraft: withMembers(['ok', 'ok', hidden, hidden, 'ok', 'ok', 'ok'], 'ok', 'ok', hidden, 'ok'),
  changeDraft: withMembers(
    ['not-editable', 'not-editable', hidden, hidden, hidden, 'not-editable', 'signed-out'],
    'not-editable',
  ),
  saveAnswers: withMembers(
    ['not-editable', 'not-editable', hidden, hidden, hidden, 'not-editable', 'signed-out'],
    'not-editable',
  ),
  submitDraft: inReviewAlready,
  sendIn: inReviewAlready,
  takeBackDraft: withMembers(['ok', 'ok', hidden, hidden, hidden, 'ok', 'signed-out'], 'ok'),
  deleteDraft: withMembers(
    ['not-editable', 'not-editable', hidden, hidden, hidden, 'not-editable', 'signed-out'],
    'not-editable',
  ),
  readReview: forStaff(['ok', 'own-listing', 'not-reviewer'], 'own-listing'),
  claimReview: withMembers(
    ['not-reviewer', 'not-reviewer', hidden, hidden, 'ok', 'own-listing', 'signed-out'],
    'not-reviewer',
    'own-listing',
    hidden,
    'not-reviewer',
  ),
  decideSubmission: withMembers(
    ['not-reviewer', 'not-reviewer', hidden, hidden, 'ok', 'own-listing', 'signed-out'],
    'not-reviewer',
    'own-listing',
    hidden,
    'not-reviewer',
  ),
  beginUpload: ownFiles,
  readUpload: ownFiles,
  sendPiece: ownFiles,
  finishUpload: ownFiles,
  cancelUpload: ownFiles,
  restoreFile: ownFiles,
  openDraft: ownFiles,
  changeDraftPhotos: ownFiles.with(6, 'signed-out'),
  changeDraftDocuments: ownFiles.with(6, 'signed-out'),
  reopenListing: ownRun,
  discardChanges: ownRun,
  confirmFacts: ownRun,
  withdrawListing: ownRun,
  holdListing: ownRun,
  resumeListing: ownRun,
  cancelAuction: ownRun,
  lowerReserve: ownRun,
  reviewReserve: ownRun,
  moveAuction: ownRun,
  formLot: ownRun,
  dissolveLot: ownRun,
  changeLotHomes: ownRun,
  setShares: ownRun,
  // It is not published.
  readLot: people.map(() => hidden),
  readOwnLot: people.map(() => hidden),
  readDraftFiles: withMembers(['ok', 'ok', hidden, hidden, 'ok', 'ok', 'ok'], 'ok', 'ok', hidden, 'ok'),
  // Called with the status Draft.
  canEdit: withMembers(['ok', 'ok', 'no', 'no', 'no', 'ok', 'ok'], 'ok', 'ok', 'no', 'no'),
  startOrganization: [
    ...['ok', 'unverified-email', 'ok', 'ok', 'ok', 'ok', 'signed-out'],
    ...['ok', 'ok', 'ok', 'ok', 'ok'],
  ],
  readOrganization: ofMembers('ok', 'ok', hidden, 'ok'),
  inviteMember: ofMembers('not-manager', 'ok', 'signed-out'),
  cancelInvitation: ofMembers('not-manager', 'ok', 'signed-out'),
  setMemberRole: ofMembers('not-manager', 'no-such-member', 'signed-out'),
  dismissMember: ofMembers('not-manager', 'no-such-member', 'signed-out'),
  leaveOrganization: ofMembers('ok', 'ok', 'signed-out', 'ok'),
  handOverOrganization: ofMembers('not-manager', 'no-such-member', 'signed-out'),
  dissolveOrganization: ofMembers('not-manager', 'others-belong', 'signed-out'),
  rememberTable: ofMembers('ok', 'ok', 'signed-out'),
  // The request is bound to other rules.
  approveRequest: ofMembers('request-outdated'),
  declineRequest: ofMembers('ok', 'ok', 'signed-out'),
  listApprovals: ofMembers('ok', 'ok', hidden, 'ok'),
  // Nobody has verified it.
  setLogo: ofMembers('not-manager', 'not-verified'),
  removeLogo: ofMembers('not-manager', 'ok', 'signed-out'),
  setApprovalRules: ofMembers('not-manager', 'ok', 'signed-out'),
  // The configuration names no provider.
  requireSso: ofMembers('not-manager', 'no-provider', 'signed-out'),
  // An invitation link is for its addressee only, who is not among these people.
  readInvitation: people.map(() => 'no-such-invitation'),
  joinOrganization: people.map((person) =>
    person === 'ended session' ? 'signed-out' : 'no-such-invitation',
  ),
  beginImport: ofMembers('ok'),
  readImport: ofMembers('ok'),
  checkImport: ofMembers('ok'),
  runImport: ofMembers('wrong-state', 'wrong-state', 'signed-out'),
  chooseHeadings: ofMembers('ok'),
  chooseSheet: ofMembers('wrong-state'),
  matchWords: ofMembers('ok'),
  cancelImport: ofMembers('wrong-state', 'wrong-state', 'signed-out'),
  undoImport: ofMembers('wrong-state', 'wrong-state', 'signed-out'),
  scheduleDrafts: ofMembers('ok'),
  exportDrafts: ofMembers('ok', 'ok', hidden, 'ok'),
};
/** Functions without a permission check: parts of the others, or for the caller's own data. */
const unchecked = [
  ...['dropLogo', 'takeLogoForm'],
  ...['listDrafts', 'takingBack', 'onListing', 'factConfirmation', 'withdrawal', 'toLotAuction'],
  ...['keepFile', 'keepUpload', 'listUploads', 'refuseAnnouncedFile', 'retainRemovedFiles'],
  ...['newDraftIds', 'writeNewDraft', 'ownerOf', 'listDraftsOf', 'listDraftsDue', 'wasLoweredBefore'],
  ...[
    'listOrganizations',
    'addressOf',
    'listSellerIds',
    'listViewedSellerIds',
    'readDraftPage',
    'listImports',
    'readFaulty',
  ],
  ...['listFindings', 'readFirstRows', 'readFirstHomes'],
];

/** The server function that each form calls. The first test fails for an action that is missing here. */
const formActions: Readonly<Record<string, string>> = {
  begin: 'startDraft',
  saveStep: 'saveAnswers',
  autosave: 'saveAnswers',
  submit: 'submitDraft',
  takeBack: 'takeBackDraft',
  remove: 'deleteDraft',
  claim: 'claimReview',
  decide: 'decideSubmission',
  changePhoto: 'changeDraftPhotos',
  changeDocument: 'changeDraftDocuments',
  reopen: 'reopenListing',
  discard: 'discardChanges',
  confirm: 'confirmFacts',
  withdraw: 'withdrawListing',
  hold: 'holdListing',
  resume: 'resumeListing',
  cancel: 'cancelAuction',
  lower: 'lowerReserve',
  reviewNewReserve: 'reviewReserve',
  move: 'moveAuction',
  formHomesLot: 'formLot',
  changeHomesOfLot: 'changeLotHomes',
  saveLotShares: 'setShares',
  endLot: 'dissolveLot',
  found: 'startOrganization',
  beginFor: 'startDraft',
  invitePerson: 'inviteMember',
  uninvite: 'cancelInvitation',
  setRole: 'setMemberRole',
  dismiss: 'dismissMember',
  leave: 'leaveOrganization',
  approve: 'approveRequest',
  decline: 'declineRequest',
  setRules: 'setApprovalRules',
  setSso: 'requireSso',
  dropLogo: 'removeLogo',
  leaveTo: 'handOverOrganization',
  dissolve: 'dissolveOrganization',
  join: 'joinOrganization',
  mapColumns: 'checkImport',
  chooseHeadingLine: 'chooseHeadings',
  readSheet: 'chooseSheet',
  matchChoices: 'matchWords',
  cancelRun: 'cancelImport',
  undoRun: 'undoImport',
  letRun: 'runImport',
  scheduleMany: 'scheduleDrafts',
};

const bytes = Buffer.from('This need be no picture.');
const key = keyOf(sha256Of(bytes));

interface About {
  readonly draftId: string;
  readonly organisationId: string;
  readonly importId: string;
}
type Call = (by: SignedIn, about: About) => Promise<{ ok: true } | { ok: false; reason: unknown }>;
const draftCalls: Readonly<Record<string, Call>> = {
  startDraft: (by) => draftsApi.startDraft(by, now),
  readDraft: (by, { draftId }) => draftsApi.readDraft(by.user, draftId),
  changeDraft: (by, { draftId }) => draftsApi.changeDraft(by, draftId, (draft) => ok(draft), now),
  saveAnswers: (by, { draftId }) =>
    draftsApi.saveAnswers(by, draftId, { typed: { unitNumber: '9' }, was: {} }, now),
  submitDraft: (by, { draftId }) => draftsApi.submitDraft(by, draftId, now),
  takeBackDraft: (by, { draftId }) => draftsApi.takeBackDraft(by, draftId, now),
  deleteDraft: (by, { draftId }) => deleteDraft(by, draftId, now),
  readReview: (by, { draftId }) => reviewsApi.readReview(by.user, draftId, now),
  claimReview: (by, { draftId }) => reviewsApi.claimReview(by, draftId, 'claim', now),
  decideSubmission: (by, { draftId }) =>
    reviewsApi.decideSubmission(by, draftId, { type: 'reject', submission: 1, reason: 'No.' }, now),
  beginUpload: (by, { draftId }) => uploadsApi.beginUpload({ by, draftId, now }, declarationOf(bytes)),
  readUpload: (by, { draftId }) => uploadsApi.readUpload({ by, draftId, now }, key),
  sendPiece: (by, { draftId }) => uploadsApi.sendPiece({ by, draftId, now }, pieceOf(bytes)),
  finishUpload: (by, { draftId }) => uploadsApi.finishUpload({ by, draftId, now }, key),
  cancelUpload: (by, { draftId }) => uploadsApi.cancelUpload({ by, draftId, now }, key),
  restoreFile: (by, { draftId }) => uploadsApi.restoreFile({ by, draftId, now }, key),
  openDraft: (by, { draftId }) => uploadsApi.openDraft(by, draftId),
  changeDraftPhotos: (by, { draftId }) =>
    fileChangesApi.changeDraftPhotos({ by, draftId, now }, { type: 'remove', key: aPhoto().key }),
  changeDraftDocuments: (by, { draftId }) =>
    fileChangesApi.changeDraftDocuments({ by, draftId, now }, { type: 'remove', key: aDocument().key }),
  reopenListing: (by, { draftId }) => manageApi.reopenListing(by, draftId, now),
  discardChanges: (by, { draftId }) => manageApi.discardChanges(by, draftId, now),
  confirmFacts: (by, { draftId }) => manageApi.confirmFacts(by, draftId, now),
  withdrawListing: (by, { draftId }) => manageApi.withdrawListing(by, draftId, 'Sold elsewhere', now),
  holdListing: (by, { draftId }) => holdListing(by, draftId, now),
  resumeListing: (by, { draftId }) => resumeListing(by, draftId, now),
  cancelAuction: (by, { draftId }) =>
    manageApi.cancelAuction(by, draftId, { reason: 'casualty', text: 'A fire' }, now),
  lowerReserve: (by, { draftId }) => manageApi.lowerReserve(by, draftId, { typed: '1,000', version: 1 }, now),
  reviewReserve: (by, { draftId }) => manageApi.reviewReserve(by, draftId, '1,000', now),
  moveAuction: (by, { draftId }) => manageApi.moveAuction(by, draftId, {}, now),
  formLot: (by, { draftId: listingKey }) =>
    formLotApi.formLot(
      by,
      [1, 2].map(() => ({ listingKey, basisPoints: 5_000 })),
      now,
    ),
  changeLotHomes: (by, { draftId: listingKey }) =>
    changeHomesApi.changeLotHomes(by, [{ listingKey, basisPoints: 10_000 }], now),
  dissolveLot: (by, { draftId }) => changeLotApi.dissolveLot(by, draftId, now),
  setShares: (by, { draftId }) => changeLotApi.setShares(by, draftId, [10_000], now),
  readLot: (by, { draftId }) => readLotApi.readLot(by.user, { draftId, typed: '' }, now),
  readOwnLot: (by, { draftId }) => readLotApi.readOwnLot(by.user, draftId),
  readDraftFiles: async (by, { draftId }) =>
    (await fileChangesApi.readDraftFiles({ by, draftId, now })).photos.length > 0
      ? ok(null)
      : refuse('not-found'),
  sendIn: (by, { draftId }) => sendIn(by, draftId, now),
  canEdit: async (by, { draftId }) => {
    const draft = (await runtime.store.get(drafts, draftId))?.data;
    if (!draft) return refuse('no');
    const open = { ...draft, standing: { ...draft.standing, status: 'Draft' as const } };
    return (await draftsApi.canEdit(by.user, open)) ? ok(null) : refuse('no');
  },
};
/** Calls that need an organization but no draft. */
const bankCalls: Readonly<Record<string, Call>> = {
  startOrganization: (by) =>
    organisationsApi.startOrganization(by, { name: 'A Bank', kind: 'bank' }, now + dayMs * ++started),
  readOrganization: (by, { organisationId }) => organizationReads.readOrganization(by.user, organisationId),
  inviteMember: (by, { organisationId }) =>
    organisationsApi.inviteMember(by, organisationId, { email: 'x@example.com', role: 'member' }, now),
  cancelInvitation: (by, { organisationId }) =>
    organisationsApi.cancelInvitation(by, organisationId, 'x@example.com', now),
  setMemberRole: (by, { organisationId }) =>
    organisationsApi.setMemberRole(by, organisationId, { uid: 'nobody', role: 'manager' }, now),
  dismissMember: (by, { organisationId }) => organisationsApi.dismissMember(by, organisationId, 'nobody', 1),
  leaveOrganization: (by, { organisationId }) => organisationsApi.leaveOrganization(by, organisationId, 1),
  handOverOrganization: (by, { organisationId }) =>
    organisationsApi.handOverOrganization(by, organisationId, 'nobody', now),
  dissolveOrganization: (by, { organisationId }) => dissolveOrganization(by, organisationId, now),
  rememberTable: (by, { organisationId }) =>
    organisationsApi.rememberTable(by, organisationId, {
      columns: { zip: 'postalCode' },
      words: {},
      constants: {},
    }),
  approveRequest: (by, { organisationId }) => approvalsApi.approveRequest(by, organisationId, now),
  declineRequest: (by, { organisationId }) => approvalsApi.declineRequest(by, organisationId, 'No', now),
  listApprovals: (by, { organisationId }) => approvalsApi.listApprovals(by.user, organisationId, now),
  setLogo: (by, { organisationId }) =>
    logoApi.setLogo(
      by,
      organisationId,
      { file: { name: 'x', bytes: 0, sha256: '0'.repeat(64), path: '/nowhere' }, folder: '/nowhere' },
      now,
    ),
  removeLogo: (by, { organisationId }) => logoApi.removeLogo(by, organisationId, now),
  setApprovalRules: (by, { organisationId }) =>
    rulesApi.setApprovalRules(by, organisationId, noApprovals, now),
  requireSso: (by, { organisationId }) => requireSso(by, organisationId, true, now),
  readInvitation: (by, { organisationId }) =>
    organisationsApi.readInvitation(by.user, organisationId, 'made up', now),
  joinOrganization: (by, { organisationId }) =>
    organisationsApi.joinOrganization(by, organisationId, 'made up', now),
  beginImport: (by, { organisationId }) =>
    importsApi.beginImport(by, organisationId, aTable, now + dayMs * ++started),
  readImport: (by, { importId }) => importReads.readImport(by.user, importId),
  checkImport: (by, { importId }) =>
    importsApi.checkImport(by, importId, { mapping: ['street', 'postalCode'] }, now),
  runImport: (by, { importId }) => importsApi.runImport(by, importId, now),
  chooseHeadings: (by, { importId }) => importsApi.chooseHeadings(by, importId, 1, now),
  chooseSheet: (by, { importId }) => importsApi.chooseSheet(by, importId, 0, now),
  matchWords: (by, { importId }) => importsApi.matchWords(by, importId, {}, now),
  cancelImport: (by, { importId }) => importsApi.cancelImport(by, importId, now),
  undoImport: (by, { importId }) => importsApi.undoImport(by, importId, now),
  scheduleDrafts: (by, { organisationId }) =>
    portfolioApi.scheduleDrafts(
      by,
      organisationId,
      { draftIds: [], schedule: aSchedule },
      now + dayMs * ++started,
    ),
  exportDrafts: (by, { organisationId }) => portfolioApi.exportDrafts(by.user, organisationId),
};

const calls: Readonly<Record<string, Call>> = { ...draftCalls, ...bankCalls };

/** Moves each start to another day, so that no rate limit applies. */
let started = 0;
const aTable = { name: 'homes.csv', bytes: Buffer.from('Street,Zip\n1 Elm Street,14850\n') };
const aSchedule = {
  saleMode: 'absolute',
  startDate: day(now + 1_000 * dayMs),
  startTime: '10:00',
  endDate: day(now + 1_007 * dayMs),
  endTime: '10:00',
  apartMinutes: '10',
};

/** `number` makes ids unique, because starting many drafts within a minute is rate-limited. */
async function arrive(person: Person, number: number): Promise<{ by: SignedIn; ownerUid: string }> {
  const more: Partial<User> = {
    role: person.startsWith('admin') ? 'admin' : person === 'seller' ? 'seller' : 'member',
    emailVerified: person !== 'unverified owner',
  };
  const isOwner = person.includes('owner') || person === 'ended session';
  const ownerUid = isOwner ? `p-${person.replaceAll(' ', '-')}-${number}` : `p-somebody-${number}`;
  const by = await aBidder(runtime, isOwner ? ownerUid : `p-${person}`, more);
  return { by, ownerUid };
}

/** An organization with a manager, with this person if the table says so, and with an import in progress. */
async function aBank(
  person: Person,
  { user }: SignedIn,
): Promise<Pick<About, 'organisationId' | 'importId'>> {
  const manager = await aBidder(runtime, 'p-the-manager');
  const at = now + dayMs * ++started;
  const made = await organisationsApi.startOrganization(manager, { name: 'A Bank', kind: 'bank' }, at);
  const { organisationId = '' } = made.ok ? made.value : {};
  const begun = await importsApi.beginImport(manager, organisationId, aTable, at);
  const bank = (await runtime.store.get(organizations, organisationId))?.data;
  if (!bank || !begun.ok) throw new Error('The manager may do this');
  const isMember = ['member', 'manager', 'admin and member', 'viewer'].includes(person);
  const role: OrganizationRole = person === 'manager' || person === 'viewer' ? person : 'member';
  const members = [
    ...bank.members,
    ...(isMember ? [{ uid: user.uid, name: user.name, email: user.email, role, since: now }] : []),
  ];
  const memberUids = members.map(({ uid }) => uid);
  const request = {
    ...{ requestId: organisationId, organisationId, draftId: null, title: '', binding: '', terms: {} },
    ...{ command: { type: 'set-rules', rules: noApprovals } as const, keyMaker: null, decided: null },
    keyHolders: [],
    ...{ by: manager.user, at: now, expiresAt: now + APPROVAL_MS },
  };
  await runtime.store.commit([
    write.set(organizations, organisationId, { ...bank, members, memberUids }),
    write.set(approvalRequests, organisationId, request),
  ]);
  return { organisationId, importId: begun.value.importId };
}

/** Transfers the draft to the organization, for the cases of its members. */
async function giveTo(organisationId: string, draftId: string): Promise<void> {
  const draft = (await runtime.store.get(drafts, draftId))?.data;
  if (!draft) throw new Error('It was made');
  const owner = { ...draft.owner, uid: organisationId };
  await runtime.store.commit([write.set(drafts, draftId, { ...draft, owner })]);
}

/** A draft in review. Its owner changes to the table's afterward, because not every owner may submit. */
async function inReview(ownerUid: string): Promise<string> {
  const owner = await aBidder(runtime, ownerUid);
  const started = await draftsApi.startDraft(owner, now);
  if (!started.ok) throw new Error(started.reason);
  const { draftId } = started.value;
  const street = `${draftId.replaceAll(/\D/g, '') || '7'}1 Halsey Street`;
  const dates = { startDate: day(now + 30 * dayMs), endDate: day(now + 37 * dayMs) };
  await draftsApi.changeDraft(
    owner,
    draftId,
    () => ok(aContent({ overrides: { ...dates, street, parcelNumber: draftId.replaceAll(/\D/g, '') } })),
    now,
  );
  const sent = await draftsApi.submitDraft(owner, draftId, now);
  if (!sent.ok) throw new Error(sent.reason);
  return draftId;
}

describe('permissions for drafts, reviews and organizations', () => {
  test('every server function is listed, and every form calls a listed one', () => {
    const known = [...Object.keys(table), ...unchecked].sort();
    const apis = [
      draftsApi,
      reviewsApi,
      manageApi,
      formLotApi,
      changeHomesApi,
      changeLotApi,
      readLotApi,
      uploadsApi,
      fileChangesApi,
      organisationsApi,
      organizationReads,
      { dissolveOrganization: dissolveOrganization },
      { deleteDraft, sendIn, holdListing, resumeListing, requireSso },
      approvalsApi,
      rulesApi,
      logoApi,
      importsApi,
      importReads,
      portfolioApi,
    ];
    expect(apis.flatMap(functionsOf).sort()).toEqual(known);
    expect(Object.keys(calls).sort()).toEqual(Object.keys(table).sort());
    const forms = [
      draftActions,
      reviewActions,
      manageActions,
      lotActions,
      fileActions,
      organisationActions,
      importActions,
    ];
    expect(forms.flatMap(functionsOf).sort()).toEqual(Object.keys(formActions).sort());
    for (const called of Object.values(formActions)) expect(table).toHaveProperty(called);
  });

  const cases = casesOf(table, people);
  let number = 0;
  test.each(cases)('%s by %s: %s', async (name, person, answer) => {
    number += 1;
    const isOfBank = name in bankCalls;
    const belongs = /member|manager|viewer/.test(person);
    const { ownerUid } = await arrive(person, number);
    const draftId = isOfBank ? '' : await inReview(ownerUid);
    const { by } = await arrive(person, number);
    const bank = isOfBank || belongs ? await aBank(person, by) : { organisationId: '', importId: '' };
    if (belongs && !isOfBank) await giveTo(bank.organisationId, draftId);
    if (person === 'ended session') await runtime.store.commit([write.delete(sessions, by.sessionId)]);
    const result = await calls[name]?.(by, { draftId, ...bank });
    expect(result?.ok ? 'ok' : result?.reason).toBe(answer);
  });

  test('every action is refused without a signed-in person', () => {
    const draft = { owner: { uid: 'olive' }, standing: { submission: 1 } };
    const bank = { organisationId: 'org_1', members: [] };
    for (const action of sellingActions) expect(refuseSelling(action, null, draft, bank)).toBe('signed-out');
  });

  test('staff cannot read, claim or decide a draft that was never submitted', () => {
    const draft = { owner: { uid: 'olive' }, standing: { submission: 0 } };
    const ada = { uid: 'ada', role: 'admin', emailVerified: true } as const;
    for (const action of ['read', 'claim', 'decide'] as const)
      expect(refuseSelling(action, ada, draft)).toBe('not-found');
  });
});
