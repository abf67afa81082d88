import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { aSchedule } from '@/lib/domain/auctions/commands/auction.builders';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { appendEntries, genesisHead } from '@/lib/domain/auctions/ledger/ledger';
import { publicStateOf } from '@/lib/domain/auctions/state/state';
import { missingOf } from '@/lib/domain/drafts/assess';
import type { Content } from '@/lib/domain/drafts/draft';
import {
  aConditionStatement,
  aContent,
  aContractOfSale,
  aDocument,
  aDraft,
  aPhoto,
} from '@/lib/domain/drafts/draft.builders';
import {
  confirmationDue,
  confirmationDueAt,
  confirmBy,
  confirmedAt,
  remindedAt,
} from '@/lib/domain/drafts/fact-confirmation';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import type { DraftDocument } from '@/lib/domain/drafts/files/documents';
import { judge } from '@/lib/domain/drafts/rules';
import { biddingOf, sumViews } from '@/lib/domain/listing-views/listing-figures';
import { type ChangeSeverity, changesContract, changesTerms, severityOf } from './change-severity';
import { compareContent } from './compare-content';
import { evolveReview } from './evolve-review';
import { listOpenActions } from './listing-actions';
import { type AuctionPlan, type ListingSituation, listingSituationOf, planOf } from './listing-situation';
import { listingUpdateSchema, publicChanges } from './listing-updates';

const weigh = (after: Content, before: Content = aContent()) =>
  severityOf(compareContent(before, after), before, after);

describe('the severity of a change to a published listing', () => {
  test.each<[what: string, after: Content, weight: ChangeSeverity | null]>([
    ['nothing', aContent(), null],
    ['the tax bill', aContent({ overrides: { taxAnnualAmount: '4,500', taxYear: '2027' } }), 'light'],
    ['the date of the inspection', aContent({ overrides: { conditionAsOf: '2026-11-20' } }), 'light'],
    [
      'the remarks',
      aContent({ overrides: { publicRemarks: 'A frame house with a new roof and a deep, sunny yard.' } }),
      'reviewed',
    ],
    ['the estimate', aContent({ overrides: { estimate: '500,000' } }), 'reviewed'],
    [
      'an added photo',
      aContent({ photos: [aPhoto(), aPhoto({ key: 'd'.repeat(24), order: 1 })] }),
      'reviewed',
    ],
    [
      'an added document',
      aContent({ documents: [...aContent().documents, aDocument({ key: 'e'.repeat(24), kind: 'TaxBill' })] }),
      'reviewed',
    ],
    [
      'the contract',
      aContent({ documents: [aDocument(), { ...aContractOfSale(), key: 'e'.repeat(24) }] }),
      'material',
    ],
    ['the occupancy', aContent({ overrides: { occupancy: 'Tenant' } }), 'material'],
    ['a lien', aContent({ overrides: { lien1Treatment: 'AssumedByBuyer' } }), 'material'],
    ['the deed', aContent({ overrides: { deedType: 'Quitclaim' } }), 'material'],
    ['the parcel', aContent({ overrides: { parcelNumber: '3-1672-42' } }), 'material'],
    [
      'the condition',
      aContent({ overrides: { conditionText: 'The rear wall leans.', taxYear: '2027' } }),
      'material',
    ],
    ['the closing', aContent({ overrides: { closingDays: '60' } }), 'material'],
  ])('%s', (_, after, weight) => expect(weigh(after)).toBe(weight));

  test('reordering the photos is light, but a new caption needs review', () => {
    const [a, b] = [aPhoto(), aPhoto({ key: 'd'.repeat(24), order: 1 })];
    const before = aContent({ photos: [a, b] });
    expect(
      weigh(
        aContent({
          photos: [
            { ...b, order: 0 },
            { ...a, order: 1 },
          ],
        }),
        before,
      ),
    ).toBe('light');
    expect(weigh(aContent({ photos: [a, { ...b, alt: 'Rear' }] }), before)).toBe('reviewed');
  });
});

describe('what a change does to the auction', () => {
  const course = (auction: ListingSituation['auction'], bidCount = 0): ListingSituation => ({
    status: 'Active',
    auction,
    bidCount,
    takedown: null,
  });
  const auctioned = aContent().answers;
  const fixed = { ...auctioned, saleFormat: 'fixed-price' };
  test.each<
    [
      what: string,
      answers: Answers,
      weight: ChangeSeverity,
      terms: boolean,
      course: ListingSituation,
      plan: AuctionPlan,
    ]
  >([
    ['remarks before the start', auctioned, 'reviewed', false, course('upcoming'), 'keep'],
    ['the deed before a bid', auctioned, 'material', false, course('open'), 'keep'],
    ['the deed while bids stand', auctioned, 'material', false, course('open', 1), 'replace'],
    ['remarks while bids stand', auctioned, 'reviewed', false, course('open', 9), 'keep'],
    ['the reserve before the start', auctioned, 'material', true, course('upcoming'), 'replace'],
    ['a switch to a fixed price before the start', fixed, 'material', true, course('upcoming'), 'barred'],
    ['any change after it ended', auctioned, 'reviewed', false, course('none', 4), 'schedule'],
    ['a switch to a fixed price after it ended', fixed, 'material', true, course('none', 4), 'keep'],
  ])('%s', (_, answers, weight, terms, at, plan) =>
    expect(planOf({ answers, weight, changesTerms: terms }, at)).toBe(plan),
  );

  test('only the terms that the ledger froze count as auction terms', () => {
    const changed = (overrides: Record<string, string>) =>
      changesTerms(compareContent(aContent(), aContent({ overrides })));
    expect([changed({ startingBid: '$190,000' }), changed({ endDate: '2027-01-19' })]).toEqual([true, true]);
    expect([changed({ deedType: 'Quitclaim' }), changed({ closingDays: '60' })]).toEqual([false, false]);
  });

  test('another contract of sale replaces the auction, also one that only moves up, and a first one', () => {
    const [one, two] = [aContractOfSale(), { ...aContractOfSale(), key: 'e'.repeat(24) }];
    const withContracts = (...documents: readonly DraftDocument[]) =>
      aContent({ documents: [aDocument(), ...documents] });
    const changed = (before: Content, after: Content) => [
      changesContract(before, after),
      severityOf(compareContent(before, after), before, after),
    ];
    expect(changed(withContracts(one), withContracts(two))).toEqual([true, 'material']);
    expect(changed(withContracts(one, two), withContracts(two, one))).toEqual([true, 'material']);
    expect(changed(withContracts(one), withContracts())).toEqual([true, 'material']);
    expect(changed(withContracts(), withContracts(one))).toEqual([true, 'material']);
    expect(changed(withContracts(), withContracts())).toEqual([false, null]);
    expect(changed(withContracts(one), withContracts(one))).toEqual([false, null]);
  });

  test('a past start is accepted for a standing auction, but not as a new start', () => {
    const later = Date.parse('2027-01-14T17:00:00Z');
    const answers = { ...aContent().answers };
    const faults = (content: Content, published: Content['answers'] | null) => {
      const ruleResults = judge({
        content,
        now: later,
        duplicate: null,
        published,
        keepsUncontractedAuction: false,
        sellerProof: 'person',
        site: { takesFee: false, brokerLicense: null },
      });
      return missingOf(content, ruleResults, later, published).map(({ field }) => field);
    };
    expect(faults(aContent(), answers)).toEqual([]);
    expect(faults(aContent(), null)).toEqual(['startDate']);
    expect(faults(aContent({ overrides: { startTime: '11:00' } }), answers)).toEqual(['startDate']);
    const old = { yearBuilt: '1931', startDate: '2027-01-20', endDate: '2027-01-27' };
    expect(faults(aContent({ overrides: old }), answers)).toContain(null);
  });
});

describe('the fact confirmation', () => {
  const day = 24 * 3_600_000;
  const due = (confirmation: Parameters<typeof remindedAt>[0]) => {
    const next = confirmationDue({ confirmation });
    return next && [next.step, next.at / day];
  };

  test('has reminders after 11 and 13 days, and lapses after 14', () => {
    const fresh = confirmedAt(0);
    expect(due(fresh)).toEqual(['remind', 11]);
    const once = remindedAt(fresh, 11 * day);
    expect(due(once)).toEqual(['remind', 13]);
    expect(due(remindedAt(once, 13 * day))).toEqual(['hold', 14]);
    expect(due(null)).toBeNull();
    expect(confirmationDueAt({ confirmation: fresh, onMarketAt: 2 * day })).toBe(2 * day);
  });

  test('lapses at least three days after a late first reminder', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(5), (late, pause) => {
        const firstReminder = (11 + late) * day;
        const once = remindedAt(confirmedAt(0), firstReminder);
        const second = confirmationDue({ confirmation: once });
        const twice = remindedAt(once, (second?.at ?? 0) + pause * day);
        const end = confirmationDue({ confirmation: twice });
        expect(end?.step).toBe('hold');
        expect(end?.at).toBeGreaterThanOrEqual(firstReminder + 3 * day);
        if (once) expect(end?.at).toBeGreaterThanOrEqual(confirmBy(once));
      }),
    );
  });
});

describe('the public changes of an edit', () => {
  test('show each changed public answer, before and after', () => {
    const after = aContent({ overrides: { occupancy: 'Tenant', taxAnnualAmount: '4,500' } });
    expect(publicChanges(aContent(), after, wizardWords)).toEqual([
      { label: 'Annual property taxes', before: '$4,310', after: '$4,500' },
      {
        label: expect.stringMatching(/./),
        before: expect.stringMatching(/^Vacant/),
        after: expect.stringMatching(/enant/),
      },
    ]);
    expect(
      listingUpdateSchema.parse({ type: 'changed', changes: publicChanges(aContent(), after, wizardWords) }),
    ).toBeTruthy();
  });

  test('leave out a sealed reserve, private documents and answers for the reviewer only', () => {
    const sealed = { saleMode: 'sealed-reserve', reserve: '345,678' };
    const papers = [
      aDocument({ key: 'e'.repeat(24), title: 'Secret trust' }),
      aConditionStatement(),
      aContractOfSale(),
    ];
    const after = aContent({
      overrides: { ...sealed, authority: 'Agent', isDeclared: '' },
      documents: papers,
    });
    const changes = publicChanges(
      aContent({ overrides: { saleMode: 'sealed-reserve' } }),
      after,
      wizardWords,
    );
    expect(JSON.stringify(changes)).toBe('[]');
    expect(JSON.stringify(publicChanges(aContent(), after, wizardWords))).not.toMatch(/345,678|Secret|Agent/);
  });
});

describe('the seller’s possible actions', () => {
  const standing = evolveReview(
    { ...aDraft().standing, status: 'InReview', submission: 1 },
    {
      type: 'approved',
      at: 0,
      by: { uid: 'ada', name: 'Ada', role: 'admin' },
      specialReview: '',
      specialFindings: [],
      onMarketAt: null,
    },
  );
  const upcoming = decide(null, aSchedule({ startsAt: 100 * 3_600_000, endsAt: 200 * 3_600_000, now: 0 }));
  const auction = upcoming.ok ? appendEntries(genesisHead, upcoming.value.events, null).state : null;
  const open = (course: Partial<ListingSituation>, now = 1, changed = standing, wasLowered = false) =>
    listOpenActions(
      {
        ownerId: 'owner',
        standing: changed,
        course: { status: 'Active', auction: 'none', bidCount: 0, takedown: null, ...course },
        auction: auction && publicStateOf(auction),
        wasLowered,
      },
      now,
    );

  test('are empty between the end of an auction and the recording of its outcome', () => {
    const courseAt = (now: number) =>
      listingSituationOf({ standardStatus: 'Active', takedown: undefined }, auction, now).auction;
    const [startsAt, endsAt] = [100 * 3_600_000, 200 * 3_600_000];
    expect([startsAt - 1, startsAt, endsAt, endsAt + 1].map(courseAt)).toEqual([
      'upcoming',
      'open',
      'open',
      'settling',
    ]);
    expect(open({ auction: 'upcoming' }, 1, standing, true)).not.toContain('lower-reserve');
    expect(open({ auction: 'settling' }, endsAt + 1)).toEqual([]);
  });

  test('depend on the auction, the sale, and an edit in progress', () => {
    expect(open({ auction: 'upcoming' })).toEqual([
      'reopen',
      'confirm',
      'move-auction',
      'lower-reserve',
      'cancel-auction',
    ]);
    expect(open({ auction: 'open', bidCount: 2 })).toEqual([
      'reopen',
      'confirm',
      'lower-reserve',
      'cancel-auction',
    ]);
    expect(open({ auction: 'open' }, 180 * 3_600_000)).toEqual(['reopen', 'confirm', 'cancel-auction']);
    expect(open({})).toContain('withdraw');
    expect(open({ auction: 'undecided' })).toEqual([]);
    expect(open({ status: 'Pending' })).toEqual([]);
    const edited = evolveReview(standing, {
      type: 'reopened',
      at: 1,
      by: { uid: 'owner', name: '', role: 'member' },
    });
    expect(open({ auction: 'upcoming' }, 2, edited)).toEqual(['discard', 'confirm', 'cancel-auction']);
  });
});

test('views are summed in total and for the current week', () => {
  const days = [
    { day: '2026-11-22', count: 3 },
    { day: '2026-11-16', count: 4 },
    { day: '2026-11-15', count: 5 },
  ];
  expect(sumViews(days, '2026-11-15')).toEqual({ views: 12, viewsThisWeek: 7 });
});

test('a canceled auction has no bidding figures, because its bids no longer count', () => {
  const auction = { status: 'running', bidderCount: 2, bidCount: 5, priceCents: 21_000_000 } as const;
  expect(biddingOf(auction)).toEqual({ bidders: 2, bids: 5, priceCents: 21_000_000 });
  expect(biddingOf({ ...auction, status: 'cancelled' })).toBeNull();
  expect(biddingOf(null)).toBeNull();
});
