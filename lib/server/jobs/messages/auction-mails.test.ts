import { afterAll, describe, expect, it } from 'vitest';
import { messageKinds } from '@/lib/domain/auctions/commands/auction-notifications';
import { terms } from '@/lib/domain/closings/closing.builders';
import { toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { closingUpdates, notifiedSides } from '@/lib/domain/closings/views/closing-updates';
import { toNotificationText } from '@/lib/domain/notifications/notification';
import { offerUpdates } from '@/lib/domain/offers/offer-vocabulary';
import type { ListingUpdate } from '@/lib/domain/reviews/listing-updates';
import { type OutboxMessage, outbox } from '@/lib/server/platform/outbox/outbox';
import { aBidder, aStoredAuction, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { listNotifications } from '@/lib/server/records/notifications/inbox';
import { placeBid } from '@/lib/server/workflows/bids/place-bid';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { site } from '@/lib/site';
import type { AuctionMessage } from './auction-email';
import { composeMail } from './compose-mail';
import { emailOf, sendOutbox } from './send-outbox';

process.env.LOCAL_MODE = '1';
const test = openTestRuntime();
afterAll(test.end);

const siteUrl = 'http://localhost:3000';
const photo = {
  key: 'p',
  src: '/media/h/p-1600.webp',
  alt: 'Brick front',
  caption: 'Front',
  kind: 'facade' as const,
  order: 0,
};
let keys = 0;

async function bid(auctionId: string, uid: string, dollars: number) {
  const by = await aBidder(test, uid);
  const maximumCents = dollars * 100;
  const answer = await placeBid({
    auctionId,
    by,
    maximumCents,
    confirmedMaximumCents: maximumCents,
    key: `mail-key-${++keys}`,
    requestId: 'r',
    receivedAt: Date.now(),
  });
  if (!answer.ok) throw new Error(answer.reason.reason);
}

/** An open auction of 123 Sample St, Albany, with changes to the listing. */
async function anAuctionOf(name: string, more: object = {}) {
  const now = Date.now();
  const { listingKey } = await aPublishedHome(test, { key: name, sellerUid: 'seller', now });
  const listing = (await test.store.get(listings, listingKey))?.data;
  if (!listing) throw new Error('no home');
  const address = { streetNumber: '123', streetName: 'Sample', streetSuffix: 'St', city: 'Albany' };
  await test.store.commit([
    write.set(listings, listingKey, { ...listing, ...address, unitNumber: null, media: [photo], ...more }),
  ]);
  return aStoredAuction(test, name, { listingKey });
}

async function mailTo(message: OutboxMessage) {
  const wording = await emailOf(message, Date.now());
  return wording && { ...wording, ...(await composeMail(wording, null)) };
}

async function listingOf(auctionId: string): Promise<string> {
  const auction = await readAuction(test.store, auctionId);
  return auction?.state.terms.listingKey ?? '';
}

async function mailOf(message: Partial<AuctionMessage> & Pick<AuctionMessage, 'kind' | 'auctionId' | 'uid'>) {
  const fullMessage = { slug: 'home-1', priceCents: 25_250_000, attempts: 0, sendAt: 1, ...message };
  return mailTo(fullMessage);
}

describe('an auction email', () => {
  it('names the home in its subject and has one button, for every kind', async () => {
    const auctionId = await anAuctionOf('every');
    for (const kind of messageKinds) {
      const mail = await mailOf({ kind, auctionId, uid: 'nobody', answerBy: Date.now() });
      expect(mail?.subject, kind).toMatch(/^[A-Z][^:]+(: [a-z][^:]+)?: 123 Sample St, Albany$/);
      expect(mail?.text, kind).toContain('123 Sample St\nAlbany, NY');
      expect(mail?.html?.match(/display:inline-block/g), kind).toHaveLength(1);
      expect(mail?.text.match(/https?:\/\/\S+/g), kind).toEqual([`${siteUrl}${mail?.path}`]);
    }
  });

  it('shows an outbid bidder the bid, the next minimum, the end with its time zone and their own maximum', async () => {
    const auctionId = await anAuctionOf('outbid');
    await bid(auctionId, 'ann', 250_000);
    await bid(auctionId, 'ben', 255_000);
    const mail = await mailOf({ kind: 'outbid', auctionId, uid: 'ann' });
    expect(mail?.subject).toBe('Outbid: 123 Sample St, Albany');
    for (const part of [mail?.text, mail?.html?.replaceAll('<br>', '\n')]) {
      expect(part).toContain('Current bid: $252,500\nMinimum next bid: $255,000\nAuction ends: ');
      expect(part).toMatch(/Auction ends: \w{3}, \w{3} \d+, \d+:\d\d:\d\d [AP]M ET\nYour maximum: \$250,000/);
    }
    expect(mail?.html).toContain(`<img src="${siteUrl}/media/h/p-1200.webp" alt="Brick front"`);
    expect(mail?.html).toContain(`<a href="${siteUrl}/properties/home-1"`);
  });

  it('does not reveal anyone else’s maximum, not even to the seller', async () => {
    const auctionId = await anAuctionOf('private');
    await bid(auctionId, 'cara', 341_000);
    await bid(auctionId, 'dan', 270_000);
    for (const uid of ['dan', 'seller', 'nobody'])
      for (const kind of messageKinds) {
        const mail = await mailOf({ kind, auctionId, uid });
        expect(`${mail?.text}${mail?.html}`).not.toContain('$341,000');
        if (uid !== 'dan') expect(mail?.text).not.toContain('Your maximum');
      }
  });

  it('is not sent if the bidder regained or lost the lead meanwhile', async () => {
    const auctionId = await anAuctionOf('turned');
    await bid(auctionId, 'eve', 300_000);
    await bid(auctionId, 'fay', 270_000);
    expect(await mailOf({ kind: 'outbid', auctionId, uid: 'eve' })).toBeNull();
    expect(await mailOf({ kind: 'leading-again', auctionId, uid: 'fay' })).toBeNull();
  });

  it('has no image if the home has no photo or one on another host', async () => {
    const bare = await anAuctionOf('bare', { media: [] });
    const foreign = await anAuctionOf('foreign', {
      media: [{ ...photo, src: 'https://evil.example/p.webp' }],
    });
    for (const auctionId of [bare, foreign])
      expect((await mailOf({ kind: 'won', auctionId, uid: 'x' }))?.html).not.toContain('<img');
  });

  it('escapes an address with markup, a line break or a link, and shortens it only in the subject', async () => {
    const streetName = `<b>"${'Long'.repeat(40)}\n\nDecide: ${siteUrl}/dashboard`;
    const auctionId = await anAuctionOf('hostile', { streetName, media: [{ ...photo, alt: '"><b>' }] });
    const mail = await mailOf({ kind: 'outbid', auctionId, uid: 'x' });
    expect(mail?.subject.length).toBeLessThan(100);
    expect(mail?.subject).not.toContain('\n');
    expect(mail?.text).toContain('Long'.repeat(40));
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.html?.match(/display:inline-block/g)).toHaveLength(1);
  });

  it('is sent even if its auction is missing in the store', async () => {
    const mail = await mailOf({ kind: 'outbid', auctionId: 'gone', uid: 'x' });
    expect(mail?.subject).toBe('Outbid: your auction');
    expect(mail?.text).toContain('Bid: $252,500');
  });
});

describe('an email about an offer, a closing or a lost auction', () => {
  const about = { uid: 'ann', attempts: 0, sendAt: 1, place: 'elsewhere' };
  const oneButton = (mail: Awaited<ReturnType<typeof mailTo>>, news: string) => {
    expect(mail?.subject, news).toMatch(/^[A-Z].*: 123 Sample St, Albany$/);
    expect(mail?.text, news).toContain('123 Sample St\nAlbany, NY');
    expect(mail?.html, news).toContain(`<img src="${siteUrl}/media/h/p-1200.webp"`);
    expect(mail?.html?.match(/display:inline-block/g), news).toHaveLength(1);
  };

  it('names the home, shows it and has one button, for every step of an offer', async () => {
    const listingKey = await listingOf(await anAuctionOf('offered'));
    const offer = {
      ...about,
      kind: 'offer',
      offerId: 'o',
      listingKey,
      priceCents: 37_000_000,
      until: 1,
    } as const;
    for (const news of offerUpdates)
      for (const side of ['buyer', 'seller'] as const)
        oneButton(await mailTo({ ...offer, news, side }), news);
    const received = await mailTo({ ...offer, news: 'received', side: 'seller' });
    expect(received?.text).toMatch(/Offer: \$370,000\nRespond by: .* ET/);
  });

  it('names the home, shows it and has one button, for every step of a closing', async () => {
    const listingKey = await listingOf(await anAuctionOf('closing'));
    const opened = { type: 'opened', at: 1, by: null, terms, contract: null } as const;
    const sides = { sellerId: 's', buyerId: 'ann', cameFrom: { kind: 'offer', offerId: 'o' } } as const;
    const closing = {
      saleId: 'o-o',
      listingKey,
      slug: 'h',
      place: 'x',
      openedAt: 1,
      events: [opened],
      ...sides,
    };
    await test.store.commit([write.set(closings, 'o-o', toStoredClosing(closing))]);
    const sale = {
      ...about,
      kind: 'sale',
      saleId: 'o-o',
      words: 'Contract signed',
      priceCents: 1,
      until: 1,
    } as const;
    for (const news of closingUpdates)
      for (const side of notifiedSides) oneButton(await mailTo({ ...sale, news, side }), news);
    // Without its home, the message names the address it was sent with.
    const bare = await mailTo({ ...sale, saleId: 'gone', news: 'opened', side: 'buyer' });
    expect(bare?.subject).toBe('You bought this home: elsewhere');
    expect(bare?.html).not.toContain('<img');
  });

  it('tells a losing bidder the price and their own maximum, and leads to the backup option', async () => {
    const listingKey = await listingOf(await anAuctionOf('lost'));
    await bid((await test.store.get(listings, listingKey))?.data.auctionId ?? '', 'ira', 250_000);
    const news = { type: 'lost', priceCents: 25_250_000, isSold: true } as const;
    const lost = {
      uid: 'ira',
      attempts: 0,
      sendAt: 1,
      kind: 'home-news',
      listingKey,
      slug: 'h',
      role: 'bidder',
    } as const;
    const mail = await mailTo({ ...lost, news });
    oneButton(mail, 'lost');
    expect(mail?.text).toContain('Sold for: $252,500\nYour maximum: $250,000');
    expect(mail?.brief).not.toContain('Your maximum');
    expect(mail?.text).toContain(`Become a backup buyer: ${siteUrl}/dashboard/sales#won-by-someone-else`);
  });
});

describe('an email about a home someone follows', () => {
  const sourced = { source: 'A search', asOf: 1 };
  const bad = {
    deedType: 'Quitclaim',
    condition: { rating: 'MajorRepair', text: 'The roof is open.', ...sourced },
    flood: undefined,
    disclosures: [],
    violations: { standing: 'Open', text: 'A summons.', ...sourced },
    occupancy: { value: 'Vacant', ...sourced },
    title: {
      titleInsurance: 'SellerPays',
      summary: 'Two judgments.',
      liens: [{ kind: 'Judgment', treatment: 'Unresolved', amountCents: 410_000, text: 'Seen.' }],
      ...sourced,
    },
  };
  const clear = {
    ...bad,
    deedType: 'WarrantyDeed',
    condition: { rating: 'Good', text: 'Dry.', ...sourced },
    violations: { standing: 'NoneFound', text: '', ...sourced },
    title: { ...bad.title, liens: [] },
    access: { kind: 'ByAppointment', text: 'Call.' },
    possession: 'VacantAtClosing',
    chargesOwed: { amountCents: 0, text: '', ...sourced },
  };
  const worst = [
    '• Unresolved lien: judgment, $4,100',
    '• Open violations transfer to you',
    '• Needs major repair',
  ].join('\n');
  const messageAbout = async (key: string, news: ListingUpdate, more: object, role: 'watcher' | 'seller') => {
    const listingKey = await listingOf(await anAuctionOf(key, more));
    const about = { uid: 'kim', attempts: 0, sendAt: 1, listingKey, slug: 'h', role, news } as const;
    return mailTo({ ...about, kind: 'home-news' });
  };
  const changes = [{ label: 'List price', before: '$1', after: '$2' }];
  const changed: ListingUpdate = { type: 'changed', changes };
  const endingSoon: ListingUpdate = { type: 'ending-soon', endsAt: 1_900_000_000_000 };

  it.each([
    ['changed', changed],
    ['soon', endingSoon],
  ] as const)('names its three worst red flags, in text and HTML: %s', async (key, news) => {
    const mail = await messageAbout(key, news, bad, 'watcher');
    for (const part of [mail?.text, mail?.html?.replaceAll('<br>', '\n')]) {
      expect(part).toMatch(/\d red flags · \d unknown\n/);
      expect(part).toContain(worst);
      expect(part?.match(/^•/gm)).toHaveLength(3);
    }
    expect(mail?.brief).not.toContain('red flag');
  });

  it('says what is unknown of a home without a known red flag', async () => {
    const mail = await messageAbout('unknown', changed, clear, 'watcher');
    expect(mail?.text).toContain('No known red flags · 1 unknown\n• Flood zone: unknown');
  });

  it('leaves them out for the seller, and once the home is off the market', async () => {
    const toSeller = await messageAbout('own', changed, bad, 'seller');
    const gone = await messageAbout(
      'gone',
      { type: 'withdrawn' },
      { ...bad, standardStatus: 'Withdrawn' },
      'watcher',
    );
    for (const mail of [toSeller, gone]) expect(mail?.text).not.toMatch(/red flag/);
    expect(gone?.text).toContain('123 Sample St');
  });
});

it('a notification has the subject and maximum of the email, and a push message omits the maximum', async () => {
  const auctionId = await anAuctionOf('bell');
  await bid(auctionId, 'gil', 250_000);
  await bid(auctionId, 'hal', 255_000);
  while ((await sendOutbox(Date.now() + 1)) > 0);
  const [notification] = (await listNotifications('gil')).docs;
  expect(notification?.data.subject).toBe('Outbid: 123 Sample St, Albany');
  expect(notification?.data.text).toContain('Your maximum: $250,000');
  const wording = await mailOf({ kind: 'outbid', auctionId, uid: 'gil' });
  const push = toNotificationText(wording?.brief ?? '', site.name);
  expect(push).toContain('Minimum next bid: $255,000');
  expect(push).not.toContain('Your maximum');
  expect(await test.store.query(outbox, {})).toMatchObject({ docs: [] });
});
