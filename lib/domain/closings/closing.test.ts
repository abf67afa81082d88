import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollars } from '@/lib/domain/shared/money';
import {
  abandonedMs,
  type ClosingState,
  cureEndsAt,
  isDone,
  isOpenTo,
  isOverdue,
  leastTurnMs,
  nextTickAt,
  remindBeforeMs,
  sidesDue,
} from './closing';
import {
  aBackup,
  aClosing,
  aContract,
  actingParty,
  aDefaulted,
  afterEvents,
  confirming,
  hourMs,
  openedAt,
  run,
  sha,
  terms,
  through,
} from './closing.builders';
import { optionsOf } from './closing-options';
import type { Backup, ClosingEvent } from './closing-schema';
import {
  closingStatuses,
  isOpenStatus,
  otherSide,
  type Side,
  sides,
  stepNames,
  stepOf,
  steps,
} from './closing-steps';
import { termsOfSale } from './closing-terms';
import {
  type ActingParty,
  answerAsBackup,
  type ClosingCommand,
  decideByClock,
  decideClosing,
  maxContracts,
  maxProposals,
} from './decide-closing';
import { evolveClosing, replayClosing } from './evolve-closing';
import { latestDueAt, maxExtensions } from './extension';

const reasonOf = (state: ClosingState, command: ClosingCommand, by: ActingParty) => {
  const decided = decideClosing(state, command, by);
  return decided.ok ? 'ok' : decided.reason;
};
const day = 24 * hourMs;
const everything = [
  'sign',
  'deposit-sent',
  'deposit-received',
  'attorney',
  'title',
  'forms',
  'ready',
] as const;

describe('closing steps', () => {
  test('a closing goes from the contract to the deposit, the closing and the recording', () => {
    let state = aClosing();
    expect([state.status, state.dueAt]).toEqual(['AwaitingContract', openedAt + 72 * hourMs]);
    state = through(state, 'sign');
    expect([state.status, state.dueAt]).toEqual(['AwaitingDeposit', openedAt + 73 * hourMs]);
    expect(state.escrow).toMatchObject({ firm: 'Escrow LLP' });
    state = through(state, 'deposit-sent', 'deposit-received');
    expect([state.status, state.dueAt]).toEqual(['InClosing', openedAt + hourMs + 30 * day]);
    state = through(state, 'attorney', 'title', 'forms', 'ready', 'closed');
    expect([state.status, state.dueAt]).toEqual(['Closed', null]);
    expect(sidesDue(state)).toEqual([]);
    expect(through(state, 'recorded').confirmed.at(-1)?.step).toBe('recorded');
  });

  test('a closing with an agreed date is due on that date, however late the contract is signed', () => {
    const closeBy = openedAt + 40 * day;
    const agreed = { type: 'opened', at: openedAt, by: null, contract: aContract } as const;
    const closing = replayClosing([{ ...agreed, terms: { ...aClosing().terms, closeBy } }]);
    expect(through(closing, 'sign', 'deposit-sent', 'deposit-received').dueAt).toBe(closeBy);
  });

  test('a side confirms only its own steps, each once, in order', () => {
    const closing = aClosing();
    expect(reasonOf(closing, confirming('deposit-received'), actingParty('buyer'))).toBe('not-your-step');
    expect(reasonOf(closing, confirming('deposit-sent'), actingParty('buyer'))).toBe('wrong-status');
    const signed = run(closing, confirming('sign'), actingParty('buyer'));
    expect(reasonOf(signed, confirming('sign'), actingParty('buyer'))).toBe('done-already');
    expect(reasonOf(through(aClosing(), 'sign'), confirming('deposit-received'), actingParty('seller'))).toBe(
      'not-yet',
    );
  });

  test('a typed signature needs a name and the hash of the current contract', () => {
    const sign = confirming('sign');
    const other = { kind: 'typed', name: 'Ada', sha256: 'b'.repeat(64), href: '/x' } as const;
    expect(reasonOf(aClosing(), { ...sign, signature: other }, actingParty('buyer'))).toBe(
      'document-changed',
    );
    expect(reasonOf(aClosing(), { ...sign, signature: { ...other, name: ' ' } }, actingParty('buyer'))).toBe(
      'needs-name',
    );
    expect(reasonOf(aClosing(null), sign, actingParty('buyer'))).toBe('no-contract');
    expect(reasonOf(aClosing(), { ...sign, escrow: null }, actingParty('seller'))).toBe('needs-escrow');
  });

  test('the contract that bidders could read is the one to sign; no other replaces it', () => {
    const opened = { type: 'opened', at: openedAt, by: null, terms, contract: aContract } as const;
    const fixed = evolveClosing(null, { ...opened, isContractFixed: true });
    const other = { type: 'offer-contract', contract: { ...aContract, sha256: 'b'.repeat(64) } } as const;
    expect(reasonOf(fixed, other, actingParty('seller'))).toBe('contract-fixed');
    expect(optionsOf(fixed, 'seller', openedAt).mayOfferContract).toBe(false);
    expect(optionsOf(evolveClosing(null, opened), 'seller', openedAt).mayOfferContract).toBe(true);
  });

  test('a lost contract is replaced only by the same file, and by nothing after that', () => {
    const opened = { type: 'opened', at: openedAt, by: null, terms, contract: null } as const;
    const lost = evolveClosing(null, { ...opened, lostContract: sha.slice(0, 24) });
    const offer = (sha256: string) =>
      ({ type: 'offer-contract', contract: { ...aContract, sha256 } }) as const;
    expect(reasonOf(lost, offer('b'.repeat(64)), actingParty('seller'))).toBe('other-contract');
    const found = run(lost, offer(sha), actingParty('seller'));
    expect(found).toMatchObject({ contract: { sha256: sha }, isContractFixed: true, lostContract: null });
    expect(reasonOf(found, offer('b'.repeat(64)), actingParty('seller'))).toBe('contract-fixed');
  });

  test('a signature on paper is accepted only for the current contract', () => {
    const paper = (of: string | undefined): ClosingCommand => ({
      ...confirming('sign'),
      signature: { kind: 'file', name: 'Ada', sha256: 'b'.repeat(64), href: '/x', of },
    });
    for (const side of sides) {
      expect(reasonOf(aClosing(null), paper(sha), actingParty(side))).toBe('no-contract');
      expect(reasonOf(aClosing(), paper('c'.repeat(64)), actingParty(side))).toBe('document-changed');
      expect(reasonOf(aClosing(), paper(undefined), actingParty(side))).toBe('document-changed');
      expect(run(aClosing(), paper(sha), actingParty(side)).confirmed[0]?.signature).toMatchObject({
        of: sha,
      });
    }
  });

  test('a contract as it was offered, also an earlier one, is no signature on paper', () => {
    const newer = { ...aContract, sha256: 'd'.repeat(64) };
    const replaced = run(aClosing(), { type: 'offer-contract', contract: newer }, actingParty('seller'));
    const paper = (sha256: string): ClosingCommand => ({
      ...confirming('sign'),
      signature: { kind: 'file', name: 'Ada', sha256, href: '/x', of: newer.sha256 },
    });
    for (const side of sides) {
      expect(reasonOf(replaced, paper(newer.sha256), actingParty(side))).toBe('unsigned-contract');
      expect(reasonOf(replaced, paper(sha), actingParty(side))).toBe('unsigned-contract');
      expect(run(replaced, paper('b'.repeat(64)), actingParty(side)).confirmed).toHaveLength(1);
    }
  });

  test('a new contract moves the deadline so that there is time to read it', () => {
    const offering = { type: 'offer-contract', contract: aContract } as const;
    const late = openedAt + 119 * hourMs;
    const offered = run(aClosing(), offering, actingParty('seller', late));
    expect(offered.dueAt).toBe(late + leastTurnMs);
    expect(run(aClosing(), offering, actingParty('seller')).dueAt).toBe(openedAt + 72 * hourMs);
  });

  test('only the seller offers a contract, and only until somebody signs', () => {
    const offering = { type: 'offer-contract', contract: aContract } as const;
    expect(reasonOf(aClosing(null), offering, actingParty('buyer'))).toBe('not-your-step');
    const offered = run(aClosing(null), offering, actingParty('seller', openedAt + 71 * hourMs));
    expect(offered.dueAt).toBe(openedAt + 71 * hourMs + leastTurnMs);
    const signed = run(offered, confirming('sign'), actingParty('buyer', openedAt + 72 * hourMs));
    expect(reasonOf(signed, offering, actingParty('seller'))).toBe('signed-already');
  });

  test('the buyer is not behind on signing before there is a contract', () => {
    expect(sidesDue(aClosing(null))).toEqual(['seller']);
    expect(sidesDue(aClosing())).toEqual(['buyer', 'seller']);
  });

  test('the terms come from the listing, with 10% and 45 days as defaults', () => {
    const saleTerms = { earnestMoneyBasisPoints: 550, closingDays: 60, transferTaxPayer: 'Seller' } as const;
    expect(termsOfSale({ saleTerms }, dollars(333_333))).toMatchObject({
      earnestMoneyCents: 1_833_332,
      closingDays: 60,
    });
    expect(termsOfSale(null, dollars(400_000))).toMatchObject({
      earnestMoneyCents: 4_000_000,
      closingDays: 45,
    });
  });
});

describe('a missed deadline', () => {
  const dueAt = openedAt + 72 * hourMs;
  const late = actingParty('seller', dueAt + 48 * hourMs + 1);
  const waiting = () => run(aClosing(), confirming('sign'), actingParty('seller'));
  const declare = { type: 'declare-default', reason: 'No signature', backups: [] } as const;

  test('sends a reminder a day before, is marked right after, and is reported when the cure period ends', () => {
    const clockEvents = (now: number, state = waiting()) =>
      decideByClock(state, now, []).map(({ type }) => type);
    expect(clockEvents(dueAt - day - 1)).toEqual([]);
    expect(clockEvents(dueAt - day)).toEqual(['reminded']);
    expect(clockEvents(dueAt)).toEqual(['reminded']);
    expect(clockEvents(dueAt + 1)).toEqual(['reminded', 'overdue']);
    expect(clockEvents(dueAt + 48 * hourMs + 1)).toEqual(['reminded', 'overdue', 'cure-ended']);
    expect(clockEvents(dueAt + abandonedMs + 1)).toEqual(['fell-through']);
    const marked = afterEvents(waiting(), decideByClock(waiting(), dueAt + 1, []));
    expect(clockEvents(dueAt + 1, marked)).toEqual([]);
    expect(nextTickAt(marked)).toBe(dueAt + 48 * hourMs + 1);
    expect(isOverdue(waiting(), dueAt)).toBe(false);
    expect(isOverdue(waiting(), dueAt + 1)).toBe(true);
  });

  test('lets only the waiting side declare a default, with a reason, after the cure period', () => {
    expect(reasonOf(waiting(), declare, actingParty('seller', dueAt))).toBe('not-overdue');
    expect(reasonOf(waiting(), declare, actingParty('seller', dueAt + 48 * hourMs))).toBe('cure-runs');
    expect(reasonOf(waiting(), { ...declare, reason: ' ' }, late)).toBe('needs-reason');
    expect(reasonOf(waiting(), declare, { ...late, side: 'buyer' })).toBe('you-are-behind');
    const ended = run(waiting(), declare, late);
    expect(ended).toMatchObject({
      status: 'Defaulted',
      end: { kind: 'default', side: 'buyer' },
      dueAt: null,
    });
  });

  test('of both sides is no default: either side can end the closing', () => {
    expect(reasonOf(aClosing(), declare, late)).toBe('you-are-behind');
    expect(reasonOf(waiting(), { type: 'end-unfinished' }, late)).toBe('they-are-not-behind');
    const ended = run(aClosing(), { type: 'end-unfinished' }, late);
    expect(ended).toMatchObject({ status: 'FellThrough', end: { reason: 'nobody-acted' } });
  });

  test('moves when a turn begins, so that the next side has at least two days', () => {
    const signed = through(aClosing(), 'sign');
    const sent = run(signed, confirming('deposit-sent'), actingParty('buyer', (signed.dueAt ?? 0) - hourMs));
    expect(sent.dueAt).toBe((signed.dueAt ?? 0) - hourMs + leastTurnMs);
    expect(sidesDue(sent)).toEqual(['seller']);
  });
});

describe('repeated commands', () => {
  const propose = { type: 'propose-fall-through', reason: 'title' } as const;
  const offering = { type: 'offer-contract', contract: { ...aContract, title: 'T'.repeat(120) } } as const;
  const long = 'x'.repeat(4_000);
  /** Repeats every repeatable command of both sides up to its limit, with clock events in between. */
  const repeated = () => {
    let [now, closing] = [openedAt, aClosing()];
    const events: ClosingEvent[] = [];
    const go = (command: ClosingCommand, side: Side) => {
      const by = { uid: 'u'.repeat(128), name: 'n'.repeat(200) };
      const decided = decideClosing(closing, command, { side, by, now });
      if (!decided.ok) return decided.reason;
      events.push(...decided.value);
      closing = afterEvents(closing, decided.value);
      return 'ok';
    };
    for (let each = 0; each < 1_000; each++) {
      go(offering, 'seller');
      for (const side of sides) {
        go(propose, side);
        go({ type: 'withdraw-proposal' }, otherSide(side));
        go({ type: 'propose-extension', until: (closing.dueAt ?? now) + 1, reason: long }, side);
        go({ type: 'agree-extension', until: closing.extension?.until ?? 0 }, otherSide(side));
      }
      if (each < maxContracts) now = (closing.dueAt ?? now) - hourMs;
      const byClock = decideByClock(closing, now, []);
      events.push(...byClock);
      closing = afterEvents(closing, byClock);
    }
    return { go, events, state: () => closing };
  };

  test('are refused past their limit; confirmations still go through', () => {
    const { go, state } = repeated();
    expect([go(propose, 'buyer'), go(propose, 'seller')]).toEqual([
      'too-many-proposals',
      'too-many-proposals',
    ]);
    for (const side of sides) expect(state().extensions[side]).toBe(maxExtensions);
    expect(go(offering, 'seller')).toBe('too-many-contracts');
    for (const step of [...everything, 'closed', 'recorded'] as const)
      for (const side of stepOf(step).sides) expect(go(confirming(step), side)).toBe('ok');
  });

  test('keep the closing document far below one mebibyte', () => {
    const { go, events } = repeated();
    const escrow = { name: long, firm: long, phone: long };
    const signature = { kind: 'typed', name: long, sha256: sha, href: aContract.href } as const;
    for (const step of [...everything, 'closed', 'recorded'] as const)
      for (const side of stepOf(step).sides)
        expect(go({ ...confirming(step), note: long, signature, escrow }, side)).toBe('ok');
    expect(JSON.stringify(events).length).toBeLessThan(200_000);
  });

  test('are counted for each side separately', () => {
    const after = Array.from({ length: maxProposals }).reduce<ClosingState>(
      (closing) =>
        run(run(closing, propose, actingParty('buyer')), { type: 'withdraw-proposal' }, actingParty('buyer')),
      aClosing(),
    );
    expect(reasonOf(after, propose, actingParty('buyer'))).toBe('too-many-proposals');
    const proposed = run(after, propose, actingParty('seller'));
    expect(run(proposed, { type: 'agree' }, actingParty('buyer')).status).toBe('FellThrough');
  });
});

describe('a proposal to end the closing', () => {
  const propose = { type: 'propose-fall-through', reason: 'title' } as const;

  test('takes effect when the other side agrees, and keeps its reason', () => {
    expect(reasonOf(aClosing(), { type: 'agree' }, actingParty('buyer'))).toBe('no-proposal');
    const proposed = run(aClosing(), propose, actingParty('buyer'));
    expect(reasonOf(proposed, propose, actingParty('seller'))).toBe('done-already');
    expect(reasonOf(proposed, { type: 'agree' }, actingParty('buyer'))).toBe('not-your-word');
    expect(run(proposed, { type: 'agree' }, actingParty('seller'))).toMatchObject({
      end: { reason: 'title' },
    });
  });

  test('is dropped when it is withdrawn or declined', () => {
    const proposed = run(aClosing(), propose, actingParty('buyer'));
    for (const side of sides)
      expect(run(proposed, { type: 'withdraw-proposal' }, actingParty(side)).proposal).toBeNull();
  });
});

describe('the next backup buyer', () => {
  const at = openedAt + 122 * hourMs;
  const ann = aBackup('ann');
  const ben = aBackup('ben');
  const anOffered = (backups: readonly Backup[]) =>
    run(aDefaulted(backups), { type: 'offer-backup', backups }, actingParty('seller', at));
  const answering = (uid: string, now = at) => ({ by: { uid, name: uid }, now });

  test('is asked only after the seller chose to, and then has two days to answer', () => {
    const { succession } = aDefaulted([ann, ben]);
    const dueAt = openedAt + 169 * hourMs;
    expect(succession).toEqual({ stage: 'seller-chooses', backup: ann, dueAt });
    expect(anOffered([ann, ben]).succession).toEqual({
      stage: 'offered',
      backup: ann,
      dueAt: at + 48 * hourMs,
    });
  });

  test('is the only one who can accept, in time; a decline or no answer leads to the next one', () => {
    const state = anOffered([ann, ben]);
    const refused = answerAsBackup(state, 'accept', answering('ben'), []);
    expect(refused).toEqual({ ok: false, reason: 'not-your-word' });
    expect(answerAsBackup(state, 'accept', answering('ann', at + 49 * hourMs), []).ok).toBe(false);
    const declined = answerAsBackup(state, 'decline', answering('ann'), [ann, ben]);
    const next = afterEvents(state, declined.ok ? declined.value : []);
    expect(next.succession).toMatchObject({ stage: 'seller-chooses', backup: ben });
    const second = run(next, { type: 'offer-backup', backups: [ben] }, actingParty('seller', at));
    const silent = afterEvents(second, decideByClock(second, at + 49 * hourMs, [ann, ben]));
    expect(silent.succession).toBeNull();
  });

  test('waits for the seller’s choice, which no other side makes', () => {
    const chooses = aDefaulted([aBackup('x', { reserveMet: false })]);
    const offer = { type: 'offer-backup', backups: [aBackup('x')] } as const;
    expect(reasonOf(chooses, offer, actingParty('buyer', at))).toBe('not-your-word');
    expect(run(chooses, offer, actingParty('seller', at)).succession?.stage).toBe('offered');
    const gone = { ...offer, backups: [ann] };
    expect(run(chooses, gone, actingParty('seller', at)).succession).toMatchObject({
      stage: 'seller-chooses',
      backup: ann,
    });
    expect(run(chooses, { ...offer, backups: [] }, actingParty('seller', at)).succession).toBeNull();
    expect(run(chooses, { type: 'relist' }, actingParty('seller', at)).succession).toBeNull();
    expect(afterEvents(chooses, decideByClock(chooses, at + 49 * hourMs, [])).succession).toBeNull();
  });

  test('is not named when the seller defaulted', () => {
    expect(aDefaulted([ann], 'seller').succession).toBeNull();
  });
});

describe('closing invariants', () => {
  const onPaper = { kind: 'file', name: 'Ada', sha256: 'b'.repeat(64), href: '/x' } as const;
  /** Available backup buyers at several prices, some below the reserve. */
  const someBackups = fc.subarray(['a', 'b', 'c']).chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .record({
            priceCents: fc.constantFrom(dollars(395_000), dollars(300_000)),
            reserveMet: fc.boolean(),
          })
          .map((parts) => aBackup(name, parts)),
      ),
    ),
  );
  /** Mostly an open step, so that histories get far; otherwise any command. */
  const command = fc.oneof(
    { weight: 30, arbitrary: fc.nat().map((pick) => ({ pick })) },
    { weight: 3, arbitrary: fc.constantFrom(...stepNames).map((step): ClosingCommand => confirming(step)) },
    fc.constantFrom<ClosingCommand>(
      { type: 'offer-contract', contract: aContract },
      { ...confirming('sign'), signature: { ...onPaper, of: sha } },
      { ...confirming('sign'), signature: onPaper },
      { type: 'propose-fall-through', reason: 'financing' },
      { type: 'withdraw-proposal' },
      { type: 'decline-extension' },
    ),
    { weight: 3, arbitrary: fc.integer({ min: -2, max: 40 }).map((moreDays) => ({ moreDays })) },
    { weight: 3, arbitrary: fc.constant({ answers: true } as const) },
    fc.constantFrom<ClosingCommand>({ type: 'agree' }, { type: 'end-unfinished' }),
    someBackups.map((backups): ClosingCommand => ({ type: 'declare-default', reason: 'Late', backups })),
  );
  type Attempt =
    | ClosingCommand
    | { readonly pick: number }
    | { readonly moreDays: number }
    | { readonly answers: true };
  const act = fc.record({
    side: fc.constantFrom(...sides),
    waitMs: fc.oneof(
      { weight: 20, arbitrary: fc.integer({ min: 0, max: 20 * hourMs }) },
      fc.integer({ min: 0, max: 8 * day }),
      fc.integer({ min: 0, max: 50 * day }),
    ),
    ticks: fc.boolean(),
    command,
  });
  /** One of the steps that are open. */
  const nextStep = (state: ClosingState, pick: number): { side: Side; command: ClosingCommand } | null => {
    const open = sides.flatMap((side) =>
      steps.flatMap((step) => (isOpenTo(state, step, side) ? { side, command: confirming(step.name) } : [])),
    );
    return open[pick % open.length] ?? null;
  };
  const toAct = (state: ClosingState, { side, command: attempt }: { side: Side; command: Attempt }) => {
    const none = { side, command: confirming('recorded') };
    if ('pick' in attempt) return nextStep(state, attempt.pick) ?? none;
    const until = (state.dueAt ?? 0) + ('moreDays' in attempt ? attempt.moreDays * day : 0);
    if ('moreDays' in attempt)
      return { side, command: { type: 'propose-extension', until, reason: 'x' } as const };
    if (!('answers' in attempt)) return { side, command: attempt };
    return { side, command: { type: 'agree-extension', until: state.extension?.until ?? 0 } as const };
  };
  /** Every state of a random history with the events that led to it. */
  const historiesFrom = (first: ClosingState) =>
    fc.array(act, { maxLength: 50, size: 'max' }).map((acts) => {
      let now = openedAt;
      let state = first;
      const path: {
        before: ClosingState;
        events: readonly ClosingEvent[];
        state: ClosingState;
        now: number;
        by: ActingParty | null;
      }[] = [];
      const go = (events: readonly ClosingEvent[], by: ActingParty | null) => {
        if (events.length === 0) return;
        const before = state;
        state = afterEvents(state, events);
        path.push({ before, events, state, now, by });
      };
      for (const { waitMs, ticks, ...attempt } of acts) {
        now += waitMs;
        if (ticks) go(decideByClock(state, now, []), null);
        const { side, command } = toAct(state, attempt);
        const decided = decideClosing(state, command, actingParty(side, now));
        if (decided.ok) go(decided.value, actingParty(side, now));
      }
      return { path, last: state, now };
    });
  const histories = historiesFrom(aClosing());
  /** Whether a side can do something now that the deadline requires. */
  const canAct = (state: ClosingState, side: Side, now: number): boolean =>
    [
      { type: 'offer-contract', contract: aContract } as const,
      ...steps.filter(({ neededIn }) => neededIn === state.status).map(({ name }) => confirming(name)),
    ].some((command) => decideClosing(state, command, actingParty(side, now)).ok);

  test('an open closing waits for a side that can act, and a side declared in default could have acted', () => {
    fc.assert(
      fc.property(fc.oneof(histories, historiesFrom(aClosing(null))), ({ path }) => {
        for (const { before, state, events, now } of path) {
          if (isOpenStatus(state.status)) expect(sidesDue(state)).not.toEqual([]);
          for (const side of sidesDue(state)) expect(canAct(state, side, now)).toBe(true);
          for (const event of events)
            if (event.type === 'defaulted') expect(canAct(before, event.side, now)).toBe(true);
        }
      }),
    );
  });

  test('each available backup buyer is asked once, until one accepts or the home can be relisted', () => {
    const reached = new Set<string>();
    const action = fc.record({
      what: fc.constantFrom('offer', 'relist', 'accept', 'decline', 'tick', 'tick'),
      waitMs: fc.integer({ min: 0, max: 60 * hourMs }),
      backups: someBackups,
    });
    fc.assert(
      fc.property(
        someBackups,
        fc.array(action, { minLength: 1, maxLength: 12, size: 'max' }),
        (first, actions) => {
          let now = openedAt + 122 * hourMs;
          let state = aDefaulted(first);
          const named = [...state.namedBackupIds];
          for (const { what, waitMs, backups } of actions) {
            now += waitMs;
            const before = state.succession;
            const events = nextOf(state, what, now, backups);
            state = afterEvents(state, events);
            for (const event of events) {
              reached.add('why' in event ? `${event.type} ${event.why}` : event.type);
              if (event.type === 'backup-offered')
                expect(backups.map(({ uid }) => uid)).toContain(before?.backup.uid);
              if (event.type !== 'backup-named') continue;
              expect(backups).toContainEqual(event.backup);
              expect(named).not.toContain(event.backup.uid);
              named.push(event.backup.uid);
            }
            if (events.length > 0 && state.succession === null) expect(events.at(-1)?.type).toBe('relisted');
            if (before?.stage === 'accepted') expect(events).toEqual([]);
          }
          // An open question always has a deadline, so every succession ends.
          if (state.succession && state.succession.stage !== 'accepted')
            expect(decideByClock(state, state.succession.dueAt + 1, [])).not.toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
    for (const event of [
      ...['backup-named', 'backup-offered', 'backup-accepted', 'backup-passed declined'],
      ...['backup-passed lapsed', 'backup-passed gone', 'relisted no-backup', 'relisted seller'],
      'relisted lapsed',
    ])
      expect(reached, event).toContain(event);
  });

  function nextOf(
    state: ClosingState,
    what: 'offer' | 'relist' | 'accept' | 'decline' | 'tick',
    now: number,
    backups: readonly Backup[],
  ): readonly ClosingEvent[] {
    if (what === 'tick') return decideByClock(state, now, backups);
    const by = { uid: state.succession?.backup.uid ?? 'nobody', name: 'Back-up' };
    const decided =
      what === 'offer' || what === 'relist'
        ? decideClosing(
            state,
            what === 'offer' ? { type: 'offer-backup', backups } : { type: 'relist' },
            actingParty('seller', now),
          )
        : answerAsBackup(state, what, { by, now }, backups);
    return decided.ok ? decided.value : [];
  }

  test('both sides together move a deadline to the requested day, within the limit and while the closing is open', () => {
    let moved = 0;
    fc.assert(
      fc.property(histories, ({ path }) => {
        for (const { before, state, events, by } of path) {
          const [event] = events;
          if (event?.type === 'extension-proposed') expect(state.dueAt).toBe(before.dueAt);
          if (event?.type !== 'extension-agreed') continue;
          moved += 1;
          expect(before.extension).toMatchObject({
            side: otherSide(by?.side ?? 'buyer'),
            until: state.dueAt,
          });
          expect(state).toMatchObject({ status: before.status, deadlineEvents: [], extension: null });
          expect(isOpenStatus(before.status)).toBe(true);
          expect(state.dueAt).toBeLessThanOrEqual(latestDueAt(before) ?? 0);
          expect(nextTickAt(state)).toBe((state.dueAt ?? 0) - remindBeforeMs);
        }
      }),
    );
    expect(moved).toBeGreaterThan(0);
  });

  const rank = ['AwaitingContract', 'AwaitingDeposit', 'InClosing', 'Closed'];

  test('the random histories reach every status', () => {
    const reached = new Set(fc.sample(histories, { numRuns: 2_000, seed: 7 }).map(({ last }) => last.status));
    expect([...reached].sort()).toEqual([...closingStatuses].sort());
  });

  test('every history ends by the clock alone', () => {
    fc.assert(
      fc.property(histories, ({ last, now }) => {
        let state = last;
        let at = now;
        for (let round = 0; round < 10 && nextTickAt(state) !== null; round++) {
          at = Math.max(at, nextTickAt(state) ?? at);
          state = afterEvents(state, decideByClock(state, at, []));
        }
        expect(nextTickAt(state)).toBeNull();
        expect(isOpenStatus(state.status)).toBe(false);
      }),
    );
  });

  test('no step is skipped or confirmed by the wrong side, and a failed closing keeps its status', () => {
    fc.assert(
      fc.property(histories, ({ path }) => {
        for (const { before, state, events, by } of path) {
          const [from, to] = [rank.indexOf(before.status), rank.indexOf(state.status)];
          if (to >= 0) expect(to - from).toBeLessThanOrEqual(1);
          if (from < 0) expect(state.status).toBe(before.status);
          for (const each of steps)
            if (each.during.every((status) => rank.indexOf(status) < to))
              expect(isDone(state, each)).toBe(true);
          for (const event of events)
            if (event.type === 'confirmed') {
              expect(event.side).toBe(by?.side);
              expect(stepOf(event.step).sides).toContain(event.side);
            }
        }
      }),
    );
  });

  test('an open closing has a deadline that starts in the future and only moves forward', () => {
    fc.assert(
      fc.property(histories, ({ path }) => {
        for (const { before, state, now, events } of path) {
          expect(state.dueAt === null).toBe(!isOpenStatus(state.status));
          if (state.dueAt !== null && before.dueAt !== null && state.status === before.status)
            expect(state.dueAt).toBeGreaterThanOrEqual(before.dueAt);
          if (state.dueAt !== null && state.status !== before.status)
            expect(state.dueAt).toBeGreaterThan(now);
          if (events.some(({ type }) => type === 'defaulted'))
            expect(now).toBeGreaterThan(cureEndsAt(before) ?? now);
        }
      }),
    );
  });

  test('a backup buyer is asked at most once, and only after the buyer’s default', () => {
    fc.assert(
      fc.property(histories, ({ path }) => {
        for (const { state } of path) {
          expect(new Set(state.namedBackupIds).size).toBe(state.namedBackupIds.length);
          if (state.succession) expect(state.end).toMatchObject({ kind: 'default', side: 'buyer' });
        }
      }),
    );
  });

  test('the events rebuild the state', () => {
    fc.assert(
      fc.property(histories, ({ path, last }) => {
        const opening = {
          type: 'opened',
          at: openedAt,
          by: null,
          terms: aClosing().terms,
          contract: aContract,
        } as const;
        expect(replayClosing([opening, ...path.flatMap(({ events }) => events)])).toEqual(last);
      }),
    );
  });

  test('the earnest money is never negative and never more than the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (price, earnestMoneyBasisPoints) => {
          const saleTerms = { earnestMoneyBasisPoints, closingDays: 30, transferTaxPayer: 'Buyer' } as const;
          const { earnestMoneyCents, priceCents } = termsOfSale({ saleTerms }, dollars(price));
          expect(earnestMoneyCents).toBeGreaterThanOrEqual(0);
          expect(earnestMoneyCents).toBeLessThanOrEqual(priceCents);
        },
      ),
    );
  });
});

test('the closing needs every earlier step', () => {
  for (const left of everything) {
    const names = everything.filter((name) => name !== left);
    expect(() => through(aClosing(), ...names, 'closed')).toThrow();
  }
  expect(through(aClosing(), ...everything, 'closed').status).toBe('Closed');
});
