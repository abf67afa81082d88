import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AuditEntry, auditEntrySchema, recordStanding } from './audit';
import { type Actor, decideStanding, type Standing, type StandingCommand } from './standing';

const ownerId = 'owner';
const people: readonly Actor[] = [
  { uid: ownerId, name: 'Olive', role: 'member' },
  { uid: 'stranger', name: 'Sam', role: 'seller' },
  { uid: 'ada', name: 'Ada', role: 'admin' },
  { uid: 'ben', name: 'Ben', role: 'admin' },
];
/** The same seller on the day on which she joins the staff. */
const ownerAsStaff: Actor = { uid: ownerId, name: 'Olive', role: 'admin' };

const gate = fc.constantFrom('closed', 'special-review', 'open', 'open');
/** Mostly the one that stands: else hardly anything would be decided. */
const submission = fc.constantFrom(1, 1, 1, 2, 2, 0);
const words = fc.constantFrom('', '  ', 'The deed names somebody else.');
const wish = fc.oneof(
  fc.constantFrom({ type: 'take-back' }, { type: 'claim' }, { type: 'release' }, { type: 'start' }),
  fc.record({ type: fc.constant('submit'), gate }),
  fc.record({
    type: fc.constant('request-changes'),
    submission,
    notes: fc.array(fc.record({ about: fc.constant('street'), text: fc.constant('Which side?') }), {
      maxLength: 2,
    }),
  }),
  fc.record({ type: fc.constant('reject'), submission, reason: words }),
  fc.record({ type: fc.constant('approve'), submission, gate, specialReview: words }),
);
const commands = fc
  .array(fc.record({ by: fc.constantFrom(...people, ownerAsStaff), wish, waitMs: fc.nat(4 * 3_600_000) }), {
    minLength: 10,
    maxLength: 40,
  })
  .map((steps) => {
    let now = 1_000_000;
    return steps.map(({ by, wish, waitMs }) => {
      now += waitMs;
      return { ...wish, by, now } as StandingCommand;
    });
  });

interface Step {
  readonly command: StandingCommand;
  readonly before: Standing | null;
  readonly after: Standing | null;
  readonly entry: AuditEntry | null;
}

function run(all: readonly StandingCommand[]): readonly Step[] {
  let standing: Standing | null = null;
  return [{ type: 'start', by: people[0], now: 1 } as StandingCommand, ...all].map((command) => {
    const before: Standing | null = standing;
    const decided = decideStanding(ownerId, before, command);
    if (!decided.ok) return { command, before, after: before, entry: null };
    const recorded = recordStanding('h1', before, decided.value);
    standing = recorded.standing;
    return { command, before, after: recorded.standing, entry: recorded.entry };
  });
}

const always = (claim: (steps: readonly Step[]) => void) =>
  fc.assert(
    fc.property(commands, (all) => claim(run(all))),
    { numRuns: 2_000 },
  );

describe('whatever sellers and reviewers do', () => {
  test('nothing is published but by a reviewer who is not its seller, of what stands at that moment, with the rules met', () => {
    let published = 0;
    always((steps) => {
      for (const { before, after, command } of steps) {
        if (after?.status !== 'Active' || before?.status === 'Active') continue;
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

  test('every change of the standing has one entry of the log, numbered without a gap, with who, before and after', () => {
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

  test('a rejection and a publication are ends', () => {
    always((steps) => {
      for (const { before, after } of steps) {
        if (before?.status === 'Rejected' || before?.status === 'Active') expect(after).toBe(before);
      }
    });
  });

  test('only the seller sends in and takes back, and only reviewers claim and decide', () => {
    always((steps) => {
      for (const { before, after, command } of steps) {
        if (after === before || command.type === 'start') continue;
        const isSellers = command.type === 'submit' || command.type === 'take-back';
        expect(command.by.uid === ownerId).toBe(isSellers);
        if (!isSellers) expect(command.by.role).toBe('admin');
      }
    });
  });

  test('nobody decides what another reviewer has claimed less than two hours ago', () => {
    always((steps) => {
      for (const { before, after, command } of steps) {
        if (after === before || !before?.claim || command.type === 'take-back') continue;
        if (command.by.uid !== before.claim.uid)
          expect(command.now - before.claim.at).toBeGreaterThanOrEqual(2 * 3_600_000);
      }
    });
  });
});

describe('a submission', () => {
  const [owner, , ada] = people;
  const inReview = (): Standing => {
    const steps = run([{ type: 'submit', gate: 'open', by: owner, now: 2 } as StandingCommand]);
    return steps.at(-1)?.after as Standing;
  };
  const reasonOf = (standing: Standing, command: object) => {
    const decided = decideStanding(ownerId, standing, { now: 3, by: ada, ...command } as StandingCommand);
    return decided.ok ? decided.value.type : decided.reason;
  };

  test('is approved, sent back with notes or rejected with a reason, and not without', () => {
    const standing = inReview();
    const answers = [
      { type: 'approve', submission: 1, gate: 'open', specialReview: '' },
      { type: 'approve', submission: 1, gate: 'closed', specialReview: '' },
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

  test('that the rules forbid is not sent in', () => {
    const [started] = run([]);
    expect(reasonOf(started?.after as Standing, { type: 'submit', gate: 'closed', by: owner })).toBe('rules');
  });

  test('taken back after a request for changes keeps the notes', () => {
    const steps = run([
      { type: 'submit', gate: 'open', by: owner, now: 2 },
      {
        type: 'request-changes',
        submission: 1,
        notes: [{ about: 'street', text: 'Which side?' }],
        by: ada,
        now: 3,
      },
      { type: 'submit', gate: 'open', by: owner, now: 4 },
      { type: 'take-back', by: owner, now: 5 },
    ] as StandingCommand[]);
    expect(steps.at(-1)?.after).toMatchObject({
      status: 'ChangesRequested',
      submission: 2,
      notes: [{ about: 'street', text: 'Which side?' }],
    });
  });
});
