import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { ChangeEffect, ChangeList, lossFields } from '@/components/drafts/change-summary';
import {
  aBid,
  anAuction,
  type BuiltAuction,
  withCommands,
} from '@/lib/domain/auctions/commands/auction.builders';
import { awaitsOpening } from '@/lib/domain/auctions/state/openings';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { confirmedAt } from '@/lib/domain/drafts/fact-confirmation';
import type { ReviewState } from '@/lib/domain/drafts/review-state';
import { listOpenActions } from '@/lib/domain/reviews/listing-actions';
import type { ListingSituation } from '@/lib/domain/reviews/listing-situation';
import type { CancellationFacts } from './cancellation-proof';
import { ListingPage } from './listing-page';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, refresh: () => {} }) }));
vi.mock('@/lib/actions/manage-listing', () => {
  const names = [
    'reopen',
    'discard',
    'confirm',
    'withdraw',
    'cancel',
    'reviewNewReserve',
    'move',
    'hold',
    'resume',
  ];
  return Object.fromEntries(names.map((name) => [name, async () => null]));
});

const day = 24 * 3_600_000;
const now = Date.parse('2026-11-22T17:00:00Z');
const figures = {
  views: 1_240,
  viewsThisWeek: 87,
  saves: 12,
  questions: { total: 3, open: 2 },
  auction: null,
};
const active: Partial<ReviewState> = {
  status: 'Active',
  live: 'Active',
  submission: 1,
  published: 1,
  confirmation: confirmedAt(now - day),
};
const draftWith = (standing: Partial<ReviewState>) =>
  aDraft({ standing: { ...aDraft().standing, ...active, ...standing } });

const unbound: CancellationFacts = {
  isBinding: false,
  opensReserve: false,
  document: null,
  problem: null,
  isOpen: false,
};

function page(
  standing: Partial<ReviewState>,
  course: Partial<ListingSituation> = {},
  cancellation: Partial<CancellationFacts> = {},
) {
  const draft = draftWith(standing);
  const seen: ListingSituation = {
    status: draft.standing.live ?? 'Active',
    auction: 'none',
    bidCount: 0,
    takedown: null,
    ...course,
  };
  const steps = listOpenActions(
    { ownerId: draft.owner.uid, standing: draft.standing, course: seen, auction: null, wasLowered: false },
    now,
  );
  return renderToStaticMarkup(
    <ListingPage
      draft={draft}
      slug="418-halsey-street-1"
      lot={undefined}
      course={seen}
      listedAt={now - 3 * day}
      modifiedAt={now}
      dates={{ startsAt: now + day, endsAt: now + 8 * day }}
      buyNow={null}
      figures={figures}
      steps={steps}
      done={null}
      typedReserve={null}
      cancellation={{ ...unbound, ...cancellation }}
    />,
  );
}

describe('the seller’s page of a published listing', () => {
  test('shows the figures and offers only the available actions', () => {
    const html = page({});
    for (const words of ['1,240', '87 in the last 7 days', 'Edit listing', 'Confirm everything is true'])
      expect(html).toContain(words);
    expect(html).toContain('Take the home off the market');
    expect(html).not.toContain('Cancel the auction');
    const live = page({}, { auction: 'open', bidCount: 3 });
    expect(live).toContain('The auction is open until Mon, Nov 30, 12:00 PM ET');
    expect(html).not.toContain('The auction ');
    expect(live).toContain('3 bids will be lost');
    expect(live).not.toContain('Take the home off the market');
    expect(live).not.toContain('Reschedule the auction');
  });

  test('asks a seller bound by bids for a document before the cancellation', () => {
    const open = { auction: 'open', bidCount: 3 } as const;
    expect(page({}, open)).not.toContain('Upload document');
    const bound = page({}, open, { isBinding: true });
    expect(bound).toContain('A bid meets your terms');
    expect(bound).toContain('Upload document');
    expect(bound).not.toContain('Cancel auction</button>');
    const document = { href: '/documents/h1/cancellation-a.pdf', at: now };
    const ready = page({}, open, { isBinding: true, document });
    expect(ready).toContain('href="/documents/h1/cancellation-a.pdf"');
    expect(ready).toContain('Cancel auction</button>');
  });

  test('says that a cancellation opens a sealed reserve only under rules that open it', () => {
    const published = { kind: 'published', amountCents: 26_000_000 } as const;
    const met = withCommands(anAuction(), [aBid('a', 270_000)]);
    const says = ({ state }: BuiltAuction) =>
      page({}, { auction: 'open', bidCount: 3 }, { opensReserve: awaitsOpening(state) }).includes(
        'If anyone has bid, the sealed reserve will become public, too.',
      );
    expect(says(anAuction())).toBe(true);
    expect([anAuction({ rules: 5 }), anAuction({ reserve: published }), met].map(says)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('links to the below-reserve decision and offers nothing before it', () => {
    const html = page({}, { auction: 'undecided', bidCount: 3 });
    expect(html).toContain('href="/dashboard"');
    expect(html).not.toContain('<form');
  });

  test('says why the listing is on hold and how to resume it', () => {
    const html = page({ status: 'Hold', live: 'Hold', confirmation: null });
    expect(html).toContain('On hold: visitors can’t see this listing');
    expect(html).toContain('Relist home');
    expect(html).not.toContain('View listing');
    expect(html).not.toContain('Put back on the market');
  });

  test('offers to end the seller’s own hold while the facts are confirmed', () => {
    const held = { status: 'Hold', live: 'Hold', confirmation: null } as const;
    expect(page({ ...held, paused: confirmedAt(now - day) })).toContain('Put back on the market');
    const lapsed = page({ ...held, paused: confirmedAt(now - 40 * day) });
    expect(lapsed).not.toContain('Put back on the market');
    expect(page({})).toContain('Put the home on hold');
  });

  test('says why staff took the listing down, and offers no action meanwhile', () => {
    const withdrawn = { status: 'Withdrawn', live: 'Withdrawn', confirmation: null } as const;
    const html = page(withdrawn, { takedown: 'no-authority' });
    expect(html).toContain('Taken down by our staff: Seller not authorized to sell');
    expect(html).not.toContain('<form');
    expect(page(withdrawn)).toContain('Relist home');
  });

  test('links to the change in progress', () => {
    const html = page({ status: 'ChangesRequested', notes: [{ about: 'street', text: 'Which side?' }] });
    expect(html).toContain('1 note');
    expect(html).toContain('Discard changes');
    expect(html).not.toContain('Edit listing');
  });
});

test('a change that drops bids needs a confirmation, other changes do not', () => {
  const course: ListingSituation = { status: 'Active', auction: 'open', bidCount: 2, takedown: null };
  const change = { weight: 'material', plan: 'replace', course, startsAt: now + 9 * day } as const;
  const html = renderToStaticMarkup(<ChangeEffect change={change} />);
  expect(html).toContain('The auction has 2 bids');
  expect(lossFields(change).map(({ name }) => name)).toEqual(['isConfirmed']);
  const quiet = { ...change, course: { ...course, bidCount: 0 } };
  expect(lossFields(quiet)).toEqual([]);
});

test('changes are listed by the titles of their questions', () => {
  const part = { about: 'occupancy', before: 'Vacant', after: 'Tenant' };
  expect(renderToStaticMarkup(<ChangeList changed={[part]} />)).toMatch(/<del[^>]*>Vacant/);
});
