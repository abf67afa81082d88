import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wizardWords } from '@/lib/copy/drafts/wizard-words';
import { type AuditEntry, auditEntrySchema } from '@/lib/domain/reviews/audit-log';
import { decideReview } from '@/lib/domain/reviews/decide-review';
import { recordReview } from '@/lib/domain/reviews/evolve-review';
import { hasAuction, type ListingSituation } from '@/lib/domain/reviews/listing-situation';
import type { ReviewCommand } from '@/lib/domain/reviews/review-commands';
import { confirmationMs, confirmBy } from './fact-confirmation';
import { type Actor, type ReviewState, siteActor } from './review-state';

const ownerId = 'owner';
const people: readonly Actor[] = [
  { uid: ownerId, name: 'Olive', role: 'member' },
  { uid: 'stranger', name: 'Sam', role: 'seller' },
  { uid: 'ada', name: 'Ada', role: 'admin' },
  { uid: 'ben', name: 'Ben', role: 'admin' },
];
/** The same seller after she joins the staff. */
const ownerAsStaff: Actor = { uid: ownerId, name: 'Olive', role: 'admin' };

const gate = fc.constantFrom('closed', 'special-review', 'open', 'open', 'open');
/** Mostly the current submission, so that most commands are not refused as outdated. */
const submission = fc.constantFrom(1, 1, 1, 2, 2, 3, 0);
const words = fc.constantFrom('', '  ', 'The deed names somebody else.');
const bidCount = fc.constantFrom(0, 3);
const course = fc.record({
  status: fc.constantFrom('the live one', 'the live one', 'the live one', 'Pending'),
  auction: fc.constantFrom('none', 'none', 'upcoming', 'open', 'undecided'),
  bidCount,
  takedown: fc.constantFrom(null, null, null, null, null, 'fraud'),
});
const change = fc.record({
  weight: fc.constantFrom(null, 'light', 'reviewed', 'material'),
  plan: fc.constantFrom('keep', 'keep', 'schedule', 'replace', 'barred'),
  course,
  startsInMs: fc.constantFrom(null, 3_600_000, 30 * 86_400_000),
});
const specialFindings = fc.constantFrom([], ['papers'], ['papers', 'words']);
const request = fc.oneof(
  fc.constantFrom(
    ...['take-back', 'claim', 'release', 'start', 'discard', 'go-on-market'].map((type) => ({ type })),
  ),
  fc.record({ type: fc.constant('submit'), gate, specialFindings, change, isConfirmed: fc.boolean() }),
  fc.record({
    type: fc.constantFrom('reopen', 'confirm', 'put-on-hold', 'resume', 'lower-reserve', 'remind', 'hold'),
    course,
  }),
  fc.record({ type: fc.constantFrom('withdraw', 'cancel-auction'), course, reason: words }),
  fc.record({ type: fc.constant('move-auction'), course, gate, startsInMs: fc.constant(30 * 86_400_000) }),
  fc.record({
    type: fc.constant('request-changes'),
    submission,
    notes: fc.array(fc.record({ about: fc.constant('street'), text: fc.constant('Which side?') }), {
      maxLength: 2,
    }),
  }),
  fc.record({ type: fc.constant('reject'), submission, reason: words }),
  fc.record({
    type: fc.constant('approve'),
    submission,
    gate,
    specialFindings,
    specialReview: words,
    change,
    onMarketInMs: fc.constantFrom(null, null, 86_400_000),
  }),
);
const hourMs = 3_600_000;
const step = fc.record({
  who: fc.constantFrom('right', 'right', 'right', ...people, ownerAsStaff),
  request,
  waitMs: fc.nat(4 * hourMs),
});
const rightly = (request: Record<string, unknown>, waitMs = hourMs) => ({
  who: 'right',
  request,
  waitMs,
});
const quiet = { status: 'the live one', auction: 'none', bidCount: 0, takedown: null };
const unspecial = { gate: 'open', specialReview: '', specialFindings: [] };
const approval = { type: 'approve', submission: 1, ...unspecial, onMarketInMs: null };
const noChange = { weight: null, plan: 'keep', course: quiet, startsInMs: null };
const submittal = { type: 'submit', gate: 'open', specialFindings: [], change: noChange, isConfirmed: false };
/** Sequences that random steps rarely produce. Random steps are mixed in between them. */
const chains = fc.oneof(
  fc.constant([rightly(submittal), rightly({ ...approval, change: noChange })]),
  fc
    .constantFrom(1, 20 * 24)
    .map((hours) => [
      rightly({ type: 'put-on-hold', course: quiet }),
      rightly({ type: 'resume', course: quiet }, hours * hourMs),
    ]),
  fc
    .tuple(change, fc.boolean())
    .map(([edit, isConfirmed]) => [
      rightly({ type: 'reopen', course: edit.course }),
      rightly({ ...submittal, change: edit, isConfirmed }),
      rightly({ ...approval, change: edit }),
    ]),
  fc
    .array(fc.constantFrom(1, 2, 4, 12), { minLength: 3, maxLength: 5 })
    .map((days) =>
      days.map((count, place) =>
        rightly({ type: place < 2 ? 'remind' : 'hold', course: quiet }, count * 24 * hourMs),
      ),
    ),
);
const steps = fc
  .array(fc.oneof({ arbitrary: step.map((one) => [one]), weight: 3 }, { arbitrary: chains, weight: 2 }), {
    minLength: 8,
    maxLength: 30,
  })
  .map((parts) => parts.flat());

/** A command as the server would build it from the current state, mostly by a permitted actor. */
function commandOf(
  { who, request }: { who: unknown; request: Record<string, unknown> },
  before: ReviewState | null,
  now: number,
): ReviewCommand {
  const live = before?.live ?? null;
  const real = (situation: ListingSituation) => ({
    ...situation,
    status: String(situation.status) === 'Pending' ? 'Pending' : live,
  });
  const due = (ms: unknown) => (typeof ms === 'number' ? now + ms : null);
  const made: Record<string, unknown> = { ...request, now, by: who };
  if (who === 'right') made.by = rightOne(String(request.type));
  if ('course' in request) made.course = real(request.course as ListingSituation);
  if ('startsInMs' in request) made.startsAt = due(request.startsInMs);
  if ('onMarketInMs' in request) made.onMarketAt = due(request.onMarketInMs);
  if ('submission' in request && who === 'right') made.submission = before?.submission;
  if ('change' in request) {
    const edit = request.change as { course: ListingSituation; startsInMs: unknown };
    made.change =
      live === null ? null : { ...edit, course: real(edit.course), startsAt: due(edit.startsInMs) };
  }
  return made as unknown as ReviewCommand;
}

const clocks = ['remind', 'hold', 'go-on-market'];
const reviewers = ['claim', 'release', 'request-changes', 'reject', 'approve'];
function rightOne(type: string): Actor | undefined {
  if (clocks.includes(type)) return siteActor;
  return reviewers.includes(type) ? people[2] : people[0];
}

interface Step {
  readonly command: ReviewCommand;
  readonly before: ReviewState | null;
  readonly after: ReviewState | null;
  readonly entry: AuditEntry | null;
}

type PlannedStep = {
  readonly who: unknown;
  readonly request: Record<string, unknown>;
  readonly waitMs: number;
};
const first: readonly PlannedStep[] = [{ who: people[0], request: { type: 'start' }, waitMs: 0 }];

function run(all: readonly PlannedStep[]): readonly Step[] {
  let standing: ReviewState | null = null;
  let now = 1_000_000;
  return [...first, ...all].map(({ waitMs, ...planned }) => {
    now += waitMs;
    const before: ReviewState | null = standing;
    const command = commandOf(planned, before, now);
    const decided = decideReview([ownerId], before, command);
    if (!decided.ok) return { command, before, after: before, entry: null };
    const recorded = recordReview('h1', before, decided.value, wizardWords);
    standing = recorded.standing;
    return { command, before, after: recorded.standing, entry: recorded.entry };
  });
}

const always = (claim: (steps: readonly Step[]) => void) =>
  fc.assert(
    fc.property(steps, (all) => claim(run(all))),
    { numRuns: 1_500 },
  );

describe('whatever sellers and reviewers do', () => {
  test('only a reviewer other than the seller publishes, and only the current submission with all rules met', () => {
    let published = 0;
    always((all) => {
      for (const { before, after, command } of all) {
        if (after?.live === null || before?.live !== null) continue;
        published += 1;
        expect(before?.status).toBe('InReview');
        expect(command).toMatchObject({
          type: 'approve',
          submission: before?.submission,
          by: { role: 'admin' },
        });
        expect(command.by.uid).not.toBe(ownerId);
        expect(command.type === 'approve' && command.gate).not.toBe('closed');
      }
    });
    expect(published).toBeGreaterThan(50);
  });

  test('the public version changes only by an approval, a light change, or the seller’s own auction step', () => {
    const seen: Record<string, number> = {};
    always((all) => {
      for (const { before, after, command } of all) {
        if (after?.published === before?.published || !after || !before?.live) continue;
        seen[command.type] = (seen[command.type] ?? 0) + 1;
        expect(['approve', 'submit', 'move-auction', 'lower-reserve']).toContain(command.type);
        if (command.type === 'submit')
          expect(command.change).toMatchObject({ weight: 'light', plan: 'keep' });
        if (command.type !== 'approve') expect(command.by.uid).toBe(ownerId);
        expect(after.published).toBe(after.submission);
        expect(after.status).toBe(after.live);
      }
    });
    for (const type of ['approve', 'submit', 'move-auction', 'lower-reserve'])
      expect(seen[type]).toBeGreaterThan(5);
  });

  test('a change cancels bids only after the seller confirms it, and the next auction starts a day later', () => {
    let corrected = 0;
    always((all) => {
      for (const { before, after, command } of all) {
        if (command.type !== 'approve' || after === before || command.change?.plan !== 'replace') continue;
        expect(command.change.startsAt).toBeGreaterThanOrEqual(command.now + 24 * hourMs);
        if (command.change.course.bidCount === 0) continue;
        corrected += 1;
        expect(before?.isCorrection).toBe(true);
      }
    });
    expect(corrected).toBeGreaterThan(5);
  });

  test('a listing cannot leave the market during its auction or after it is sold', () => {
    always((all) => {
      for (const { before, after, command } of all) {
        if (!('course' in command) || after === before) continue;
        expect(command.course.status).toBe(before?.live);
        if (['hold', 'put-on-hold', 'withdraw', 'remind'].includes(command.type))
          expect(hasAuction(command.course)).toBe(false);
      }
    });
  });

  test('no seller, reviewer or timed job changes a listing that staff took down', () => {
    let refused = 0;
    always((all) => {
      for (const { before, after, command } of all) {
        const changed = 'change' in command ? command.change : null;
        const at = 'course' in command ? command.course : changed?.course;
        if (!at?.takedown || !before?.live) continue;
        refused += 1;
        expect(after).toBe(before);
      }
    });
    expect(refused).toBeGreaterThan(50);
  });

  test('a listing goes on hold only after 14 days without confirmation and two reminders', () => {
    let held = 0;
    always((all) => {
      for (const { before, after, command } of all) {
        if (command.type !== 'hold' || after === before) continue;
        held += 1;
        expect(before?.confirmation?.reminders).toBe(2);
        expect(command.now - (before?.confirmation?.at ?? 0)).toBeGreaterThanOrEqual(confirmationMs);
        expect(after?.live).toBe('Hold');
      }
    });
    expect(held).toBeGreaterThan(5);
  });

  test('only the seller’s own hold ends without a review, with the confirmation from before and before it lapses', () => {
    let resumed = 0;
    let refused = 0;
    always((all) => {
      for (const { before, after, command } of all) {
        if (command.type !== 'resume' || before?.live !== 'Hold') continue;
        if (after === before) refused += 1;
        else {
          resumed += 1;
          expect(after?.confirmation).toEqual(before.paused);
          expect(command.now).toBeLessThan(before.paused ? confirmBy(before.paused) : 0);
          expect(after?.paused).toBeNull();
        }
        if (!before.paused) expect(after).toBe(before);
      }
    });
    expect(resumed).toBeGreaterThan(5);
    expect(refused).toBeGreaterThan(5);
  });

  test('published, confirmed and on-market fields match the public status, and Active never turns ComingSoon', () => {
    always((all) => {
      for (const { before, after } of all) {
        if (!after) continue;
        expect(after.published === null).toBe(after.live === null);
        expect(after.confirmation !== null).toBe(after.live === 'Active' || after.live === 'ComingSoon');
        expect(after.onMarketAt !== null).toBe(after.live === 'ComingSoon');
        if (after.live === 'ComingSoon') expect(before?.live).not.toBe('Active');
      }
    });
  });

  test('every change of the review state has one numbered log entry with actor, before and after', () => {
    always((steps) => {
      let seq = 0;
      for (const { before, after, entry, command } of steps) {
        if (after === before) {
          expect(entry).toBeNull();
          continue;
        }
        seq += 1;
        expect(auditEntrySchema.parse(entry)).toMatchObject({
          seq,
          at: command.now,
          by: { uid: command.by.uid },
          before: before?.status ?? null,
          after: after?.status,
        });
        expect(after?.seq).toBe(seq);
      }
    });
  });

  test('a rejection is final for an unpublished draft and discards the change of a published listing', () => {
    always((all) => {
      for (const { before, after, command } of all) {
        if (before?.status === 'Rejected') expect(after).toBe(before);
        if (command.type === 'reject' && after !== before)
          expect(after?.status).toBe(before?.live ?? 'Rejected');
      }
    });
  });

  test('only the seller manages, only reviewers claim and decide, and only the site reminds and holds', () => {
    always((all) => {
      for (const { before, after, command } of all) {
        if (after === before || command.type === 'start') continue;
        const { by, type } = command;
        if (clocks.includes(type)) expect(by).toEqual(siteActor);
        else if (reviewers.includes(type)) expect([by.role, by.uid === ownerId]).toEqual(['admin', false]);
        else expect(by.uid).toBe(ownerId);
      }
    });
  });

  test('a reviewer cannot act on a listing that another claimed less than two hours ago', () => {
    always((steps) => {
      for (const { before, after, command } of steps) {
        if (after === before || !before?.claim || !reviewers.includes(command.type)) continue;
        if (command.by.uid !== before.claim.uid)
          expect(command.now - before.claim.at).toBeGreaterThanOrEqual(2 * 3_600_000);
      }
    });
  });
});

describe('a submission', () => {
  const [owner, , ada] = people;
  const inReview = (): ReviewState => {
    const submit = { type: 'submit', gate: 'open', change: null, isConfirmed: false };
    return run([{ who: owner, request: submit, waitMs: 1 }]).at(-1)?.after as ReviewState;
  };
  const reasonOf = (standing: ReviewState, command: object) => {
    const decided = decideReview([ownerId], standing, {
      now: 3,
      by: ada,
      change: null,
      onMarketAt: null,
      ...command,
    } as unknown as ReviewCommand);
    return decided.ok ? decided.value.type : decided.reason;
  };

  test('is approved, sent back only with notes, or rejected only with a reason', () => {
    const standing = inReview();
    const answers = [
      { type: 'approve', submission: 1, gate: 'open', specialReview: '' },
      { type: 'approve', submission: 1, gate: 'closed', specialReview: '' },
      { type: 'approve', submission: 1, gate: 'needs-contract', specialReview: '' },
      { type: 'approve', submission: 1, gate: 'special-review', specialReview: ' ' },
      { type: 'approve', submission: 1, gate: 'special-review', specialReview: 'Spoke to the counselor.' },
      { type: 'approve', submission: 0, gate: 'open', specialReview: '' },
      { type: 'request-changes', submission: 1, notes: [] },
      { type: 'request-changes', submission: 1, notes: [{ about: 'street', text: 'Which side?' }] },
      { type: 'reject', submission: 1, reason: ' ' },
      { type: 'reject', submission: 1, reason: 'Not yours.' },
      { type: 'approve', submission: 1, gate: 'open', specialReview: '', by: ownerAsStaff },
    ].map((command) => reasonOf(standing, command));
    expect(answers).toEqual([
      'approved',
      'rules',
      'needs-contract',
      'needs-special-review',
      'approved',
      'outdated',
      'needs-note',
      'changes-requested',
      'needs-reason',
      'rejected',
      'own-listing',
    ]);
  });

  test.each([
    ['what a reviewer accepted', ['papers', 'words'], 'Active'],
    ['a part of what a reviewer accepted', ['papers'], 'Active'],
    ['something that no reviewer has seen', ['papers', 'other words'], 'InReview'],
  ])('of a light change with %s in a special review, %j, makes the home %s', (_, found, status) => {
    const special = { gate: 'special-review', specialReview: 'Read both.' };
    const specialFindings = ['papers', 'words'];
    const light = { ...noChange, weight: 'light' };
    const steps = run([
      rightly({ ...submittal, gate: 'special-review', specialFindings }),
      rightly({ ...approval, ...special, specialFindings, change: noChange }),
      rightly({ type: 'reopen', course: quiet }),
      rightly({ ...submittal, gate: 'special-review', specialFindings: found, change: light }),
    ]);
    expect(steps.at(-1)?.after?.status).toBe(status);
  });

  test('is refused when a rule is not met', () => {
    const [started] = run([]);
    expect(reasonOf(started?.after as ReviewState, { type: 'submit', gate: 'closed', by: owner })).toBe(
      'rules',
    );
    const submit = { type: 'submit', gate: 'needs-contract', by: owner } as const;
    expect(reasonOf(started?.after as ReviewState, submit)).toBe('needs-contract');
  });

  test('keeps the notes when it is taken back after a request for changes', () => {
    const notes = [{ about: 'street', text: 'Which side?' }];
    const steps = run([
      rightly(submittal),
      rightly({ type: 'request-changes', submission: 1, notes }),
      rightly(submittal),
      rightly({ type: 'take-back' }),
    ]);
    expect(steps.at(-1)?.after).toMatchObject({
      status: 'ChangesRequested',
      submission: 2,
      notes: [{ about: 'street', text: 'Which side?' }],
    });
  });
});
