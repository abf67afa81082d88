import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as account from '@/lib/actions/account';
import * as watchList from '@/lib/actions/calendar';
import * as sales from '@/lib/actions/closings';
import * as reports from '@/lib/actions/contact/reports';
import * as decision from '@/lib/actions/decision';
import * as draftFiles from '@/lib/actions/draft-files';
import * as drafts from '@/lib/actions/drafts';
import * as market from '@/lib/actions/inquiries';
import * as manageListing from '@/lib/actions/manage-listing';
import * as notifications from '@/lib/actions/notifications';
import * as offers from '@/lib/actions/offers';
import * as organisations from '@/lib/actions/organizations';
import * as registration from '@/lib/actions/registration';
import * as reviews from '@/lib/actions/reviews';
import * as savedSearches from '@/lib/actions/saved-searches';
import * as staff from '@/lib/actions/staff';
import * as staffOrganizations from '@/lib/actions/staff-organizations';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { notSavedMessage } from '@/messages/site/not-saved-message';

const signedIn = vi.hoisted(() => ({ by: null as SignedIn | null }));
vi.mock('@/lib/server/people/sessions/session', async (original) => ({
  ...(await original<typeof import('@/lib/server/people/sessions/session')>()),
  getSession: async () => signedIn.by,
  getUser: async () => signedIn.by?.user ?? null,
  requireUser: async () => signedIn.by?.user,
}));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-forwarded-for': '192.0.2.1' }) }));

const { store, end } = openTestRuntime();
afterAll(end);

const typedText = 'What I have typed so carefully';
const person = { name: typedText, email: 'ann@example.com', phone: '(212) 555-0142' };
const declared = {
  legalName: typedText,
  street: '1 Elm Street',
  city: 'Utica',
  state: 'NY',
  postalCode: '13501',
  phone: '(212) 555-0142',
  titleKind: 'individual',
  titleName: '',
  buyerType: 'owner-occupant',
  household: '',
  organisation: '',
  termsVersion: termsInForce.version,
};

type Form = (before: never, form: FormData) => Promise<unknown>;
type Row = readonly [form: Form, fields: Readonly<Record<string, string>>, keeps?: 'typed'];
/** Each form with fields that reach its first write. `typed`: the answer returns the typed text. */
const forms: Readonly<Record<string, Row>> = {
  'a report': [
    reports.report,
    { ...person, reason: 'fraud', listingKey: 'home', message: typedText },
    'typed',
  ],
  'the end of a report': [reports.handle, { id: 'r1', choice: 'no-fault', why: typedText }, 'typed'],
  'a registration': [registration.registerBidder, declared, 'typed'],
  'a decision below the reserve': [
    decision.decide,
    { auctionId: 'home-1', wish: 'counter', amount: '250,000' },
  ],
  'a new draft': [drafts.begin, {}],
  'a step of a draft': [
    drafts.saveStep,
    { draftId: 'd1', step: 'home', fields: 'street', street: typedText },
    'typed',
  ],
  'a draft that is sent': [drafts.submit, { draftId: 'd1', isConfirmed: 'yes' }],
  'a draft that is taken back': [drafts.takeBack, { draftId: 'd1' }],
  'a photo': [draftFiles.changePhoto, { draftId: 'd1', change: 'remove', key: 'k' }],
  'a document': [draftFiles.changeDocument, { draftId: 'd1', change: 'remove', key: 'k' }],
  'a question': [market.ask, { listingKey: 'home', text: typedText }, 'typed'],
  'an offer': [
    offers.offer,
    { listingKey: 'home', requestId: 'r', price: '250000', note: typedText },
    'typed',
  ],
  'an organization': [organisations.found, { name: 'First Bank of Utica', kind: 'bank' }],
  'a claim of a review': [reviews.claim, { draftId: 'd1' }],
  'a review': [
    reviews.decide,
    { draftId: 'd1', decision: 'request-changes', 'note.street': typedText },
    'typed',
  ],
  'a change of a listing': [manageListing.withdraw, { draftId: 'd1', withdrawReason: typedText }, 'typed'],
  'a message of a sale': [sales.write, { saleId: 's1', text: typedText }, 'typed'],
  'a takedown': [staff.takeHomeDown, { id: 'home', choice: 'fraud', why: typedText }, 'typed'],
  'a suspension of an organization': [
    staffOrganizations.suspendOrganization,
    { id: 'o1', why: typedText },
    'typed',
  ],
  'the end of other sign-ins': [account.endOthers, {}],
  'a saved search': [savedSearches.keepSearch, { id: 'search-1', name: 'Queens', query: '' }],
  'the settings of notifications': [
    notifications.chooseChannels,
    { quiet: 'on', from: '22:00', to: '07:00' },
  ],
  'the address of a calendar': [watchList.alterCalendar, {}],
};

const toForm = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

beforeAll(async () => {
  await aPublishedHome({ store }, { key: 'home', sellerUid: 'sam', now: Date.now() });
  signedIn.by = await aBidder({ store }, 'ann', { role: 'admin' });
});

describe('when the disk is full', () => {
  beforeEach(() => {
    const full = () =>
      Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(store, 'commit').mockImplementation(full);
    vi.spyOn(store, 'transact').mockImplementation(full);
  });
  afterEach(() => void vi.restoreAllMocks());

  test.each(Object.entries(forms))(
    '%s reports that nothing was saved, and keeps the input',
    async (_what, row) => {
      const [form, fields, keeps] = row;
      const answer = JSON.stringify(await form(null as never, toForm(fields)));
      expect(answer).toContain(notSavedMessage);
      if (keeps) expect(answer).toContain(typedText);
    },
  );
});

test('any other error is thrown', async () => {
  vi.spyOn(store, 'transact').mockRejectedValueOnce(new Error('broken'));
  await expect(market.ask(null, toForm({ listingKey: 'home', text: 'Dry?' }))).rejects.toThrow('broken');
});
