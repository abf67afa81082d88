import { expect, test } from 'vitest';
import { cancelReasons } from '@/lib/domain/auctions/state/facts';
import { blockReasons, ineligibilityOf, refuseBlocking } from '@/lib/domain/eligibility/bidder-block';
import { parseAuctionAction, refuseAuctionAction } from './auction-actions';

const ada = { uid: 'ada', name: 'Ada', role: 'admin' } as const;

test('staff input parses only to a pause, a resume or a cancellation for a listed reason', () => {
  expect(parseAuctionAction('pause', '')).toEqual({ type: 'pause' });
  expect(parseAuctionAction('resume', '')).toEqual({ type: 'resume' });
  for (const reason of cancelReasons)
    expect(parseAuctionAction('cancel', reason)).toEqual(
      reason === 'pre-auction-offer' ? null : { type: 'cancel', reason },
    );
  for (const type of ['lower-reserve', 'place-bid', 'close', 'decide-below-reserve', 'cancel', ''])
    expect(parseAuctionAction(type, 'because')).toBeNull();
});

test.each([
  [null, ada, 'pause', 'Outage'],
  ['not-staff', ada, 'lower-reserve', 'Outage'],
  ['not-staff', ada, 'place-bid', 'Outage'],
  ['not-staff', { ...ada, role: 'seller' }, 'pause', 'Outage'],
  ['own-listing', { ...ada, uid: 'olive' }, 'pause', 'Outage'],
  ['needs-reason', ada, 'cancel', ' '],
] as const)('a staff action on an auction is answered with %s', (refusal, by, type, why) =>
  expect(refuseAuctionAction(by, { sellers: ['olive'] }, { type, why })).toBe(refusal),
);

test('the reason of a block decides the ineligibility that a bid is refused with', () => {
  expect(blockReasons.map((reason) => ineligibilityOf({ reason }))).toEqual([
    ...Array.from({ length: 4 }, () => 'conflict-of-interest'),
    'suspended',
  ]);
});

test.each([
  [null, {}],
  ['same', { isBlocked: true }],
  ['same', { blocks: false }],
  [null, { isBlocked: true, blocks: false }],
  ['needs-reason', { why: ' ' }],
  ['no-bidder', { uid: 'olive' }],
  ['no-bidder', { uid: 'ada' }],
  ['own-listing', { by: { ...ada, uid: 'olive' } }],
  ['not-staff', { by: { ...ada, role: 'member' as const } }],
] as const)('blocking or unblocking a bidder is answered with %s for %o', (refusal, more) =>
  expect(
    refuseBlocking({
      by: ada,
      uid: 'rosa',
      sellers: ['olive'],
      why: 'They said so.',
      isBlocked: false,
      blocks: true,
      ...more,
    }),
  ).toBe(refusal),
);
