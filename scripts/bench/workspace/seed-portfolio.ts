/**
 * Adds a bank with 5,000 homes (BENCH_HOMES), and four without homes, to the store of DATA_DIR, which no site may
 * have open.
 * A few homes are built as people would; the others are copies under their own ids and addresses. Prints what
 * the measurements need to know as JSON. Run by `npm run bench`.
 */
import { type BuiltHome, buildHome, type HomeInput } from '@/lib/server/jobs/seeding/built-home';
import { users } from '@/lib/server/people/identity/identity-collections';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Collection, type Doc, type Write, write } from '@/lib/server/platform/store/store';
import {
  auctionEvents,
  auctionSecrets,
  auctions,
  ledger,
} from '@/lib/server/records/auctions/auction-collections';
import { drafts, submissionId, submissions } from '@/lib/server/records/drafts/draft-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { startOrganization } from '@/lib/server/workflows/organizations/organization-commands';
import { addDealings } from './seed-dealings';

const now = Date.now();
const dayMs = 86_400_000;
const homesWanted = Number(process.env.BENCH_HOMES || 5_000);
const importNames = ['First', 'Second', 'Third', 'Fourth'].map((name) => `${name} Import Bank`);
const fixedPrice = { saleFormat: 'fixed-price', listPrice: '$310,000' };
const kinds: readonly (Partial<HomeInput> & { readonly count: number })[] = [
  { count: 1_000, state: 'draft' },
  { count: 300, state: 'in-review' },
  { count: 1_500, state: 'published', startsInMs: 20 * dayMs, endsInMs: 27 * dayMs },
  { count: 700, state: 'published', startsInMs: -dayMs, endsInMs: 6 * dayMs },
  { count: 1_500, state: 'published', answers: fixedPrice },
];
/** At least as many as the other measurements need. */
const countOf = (share: number): number => Math.max(12, Math.round((share * homesWanted) / 5_000));
/** Homes. */
const perCommit = 50;

interface Copied {
  readonly collection: Collection<object>;
  readonly doc: Doc<object>;
}

const { store } = runtime();
const uid = 'bench-owner';
const email = 'bench-owner@example.com';
const by = {
  user: {
    uid,
    email,
    name: 'Bench Owner',
    role: 'seller' as const,
    emailVerified: true,
    confirmed: { email, by: 'mail' as const, at: now },
    registration: null,
    createdAt: now,
  },
  sessionId: 'bench-seeding',
};

async function aBank(name: string): Promise<string> {
  const started = await startOrganization(by, { name, kind: 'bank' }, now);
  if (!started.ok) throw new Error(started.reason);
  return started.value.organisationId;
}

/** Only a verified bank can send thousands of photos at once. */
async function verifyBank(organisationId: string): Promise<void> {
  const bank = (await store.get(organizations, organisationId))?.data;
  if (!bank) throw new Error('The bank was started');
  const verified = { method: 'fdic', evidence: '628', by: { uid, name: by.user.name }, at: now } as const;
  await store.commit([write.set(organizations, organisationId, { ...bank, verified })]);
}

async function inOrder<In, Out>(values: readonly In[], work: (value: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = [];
  for (const value of values) done.push(await work(value));
  return done;
}

/** The documents of a built home, without its files, log entries and messages. */
async function documentsOf({ draftId, auctionId }: BuiltHome): Promise<readonly Copied[]> {
  const one = async <T extends object>(collection: Collection<T>, id: string | null): Promise<Copied[]> => {
    const doc = id === null ? null : await store.get(collection, id);
    return doc ? [{ collection, doc }] : [];
  };
  const ofAuction = async <T extends object>(collection: Collection<T>): Promise<Copied[]> => {
    if (auctionId === null) return [];
    const where = [{ field: 'auctionId', op: '==', value: auctionId }] as const;
    const orderBy = [{ field: 'seq', direction: 'asc' }] as const;
    return (await store.query(collection, { where, orderBy })).docs.map((doc) => ({ collection, doc }));
  };
  const found = await Promise.all([
    ...[one(drafts, draftId), one(submissions, submissionId(draftId, 1)), one(listings, draftId)],
    ...[
      one(auctions, auctionId),
      one(auctionSecrets, auctionId),
      ofAuction(ledger),
      ofAuction(auctionEvents),
    ],
  ]);
  return found.flat();
}

/** What changes the ids and the address in a document's JSON to those of another home. */
async function renamer({ draftId, street }: BuiltHome): Promise<(text: string, number: number) => string> {
  const listingId = (await store.get(drafts, draftId))?.data.listingId ?? '';
  const house = street.split(' ')[0] ?? '';
  return (text, number) =>
    text
      .replaceAll(draftId, `h${String(number).padStart(draftId.length - 1, '0')}`)
      .replaceAll(listingId.split('-')[1] ?? '', String(10_000_000 + number))
      .replaceAll(`${house} Bellflower`, `${100_000 + number} Bellflower`)
      .replaceAll(`${house}-bellflower`, `${100_000 + number}-bellflower`);
}

function copyOf({ collection, doc }: Copied, rename: (text: string) => string, number: number): Write {
  const data: object = JSON.parse(rename(JSON.stringify(doc.data)));
  const reference = { imported: { reference: `PF-${number}`, answers: {} } };
  return write.set(
    collection,
    rename(doc.id),
    collection.name === drafts.name ? { ...data, ...reference } : data,
  );
}

async function build(organisationId: string, kind: Partial<HomeInput>): Promise<BuiltHome> {
  const usual = { state: 'draft', answers: {}, startsInMs: 20 * dayMs, endsInMs: 27 * dayMs } as const;
  const made = await buildHome({ ownerId: uid, organisationId, ...usual, ...kind }, now);
  if (!made.ok) throw new Error(String(made.reason));
  return made.value;
}

/** Adds the homes. Returns the keys of the first and of the last copies of each kind. */
async function add(organisationId: string): Promise<readonly (readonly string[])[]> {
  let number = 10_000;
  const built: string[][] = [];
  for (const { count: share, ...kind } of kinds) {
    const count = countOf(share);
    const home = await build(organisationId, kind);
    const [documents, rename] = [await documentsOf(home), await renamer(home)];
    for (let copies = count - 1; copies > 0; copies -= perCommit) {
      const numbers = Array.from({ length: Math.min(copies, perCommit) }, () => ++number);
      const copyAs = (each: number) =>
        documents.map((document) => copyOf(document, (text) => rename(text, each), each));
      await store.commit(numbers.flatMap(copyAs));
    }
    const last = Array.from({ length: 10 }, (_, at) => rename(home.draftId, number - at));
    built.push([home.draftId, ...last]);
  }
  return built;
}

try {
  const session = { uid, createdAt: now, expiresAt: now + dayMs, revokedAt: null };
  await store.commit([write.set(users, uid, by.user), write.set(sessions, by.sessionId, session)]);
  const [bank, importers] = [await aBank('Bench Savings'), await inOrder(importNames, aBank)];
  await verifyBank(bank);
  const [[draft] = [], [inReview] = [], [upcoming] = [], , fixed = []] = await add(bank);
  const dealings = await addDealings(by, { organisationId: bank, listingKeys: fixed, now });
  const homes = kinds.reduce((sum, { count }) => sum + countOf(count), 0);
  const known = { homes, uid, email, bank, importers, draft, inReview, upcoming, ...dealings };
  process.stdout.write(JSON.stringify(known));
} finally {
  await store.close();
}
