import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closingNotificationsAfter } from '@/lib/domain/closings/views/closing-notifications';
import { riskReportTopics } from '@/lib/domain/listings/risk-topics';
import type { ClosingState } from './closing';
import { aClosedSale, aClosing, actingParty, hourMs, openedAt, run, through } from './closing.builders';
import { type ClosingEvent, closingEventSchema } from './closing-schema';
import { type ClosingCommand, decideClosing } from './decide-closing';
import { type FactAnswer, type FactAnswers, type JudgmentCommand, toFactAccuracy } from './fact-judgment';
import { factVerdicts } from './fact-verdicts';

const closed = aClosedSale();
const later = openedAt + 900 * hourMs;
const [buyer, seller] = [actingParty('buyer', later), actingParty('seller', later)];
const disclosedFacts = (['occupancy', 'title', 'flood'] as const).map((topic) => ({
  topic,
  told: `The ${topic}`,
}));
const asTold: FactAnswer = { verdict: 'as-told', note: '' };
const answers = { occupancy: asTold, title: asTold, flood: asTold };
const judge = (more: FactAnswers = {}): JudgmentCommand => ({
  type: 'judge-facts',
  disclosedFacts,
  answers: { ...answers, ...more },
});
const answer: JudgmentCommand = { type: 'answer-facts', text: ' It was dry in May. ' };
const reasonOf = (state: ClosingState, command: ClosingCommand, by: typeof buyer) => {
  const decided = decideClosing(state, command, by);
  return decided.ok ? 'ok' : decided.reason;
};
const eventsOf = (
  state: ClosingState,
  command: ClosingCommand,
  by: typeof buyer,
): readonly ClosingEvent[] => {
  const decided = decideClosing(state, command, by);
  if (!decided.ok) throw new Error(decided.reason);
  return decided.value;
};

describe('the judgment of the facts', () => {
  test('comes from the buyer, once, after the closing; the seller answers once', () => {
    const inClosing = through(aClosing(), 'sign', 'deposit-sent', 'deposit-received');
    expect(reasonOf(inClosing, judge(), buyer)).toBe('not-closed');
    expect(reasonOf(closed, judge(), seller)).toBe('not-your-word');
    expect(reasonOf(closed, answer, seller)).toBe('not-your-word');
    const withJudgment = run(closed, judge(), buyer);
    expect(reasonOf(withJudgment, judge(), buyer)).toBe('done-already');
    expect(reasonOf(withJudgment, answer, buyer)).toBe('not-your-word');
    expect(reasonOf(withJudgment, { type: 'answer-facts', text: ' ' }, seller)).toBe('needs-answer');
    const answered = run(withJudgment, answer, seller);
    expect(answered.judgment?.answer?.text).toBe('It was dry in May.');
    expect(reasonOf(answered, answer, seller)).toBe('done-already');
    expect(answered.status).toBe('Closed');
  });

  test('needs a verdict on exactly the facts that the listing stated, and a note for each difference', () => {
    const { flood: _, ...two } = answers;
    expect(reasonOf(closed, { type: 'judge-facts', disclosedFacts, answers: two }, buyer)).toBe(
      'needs-verdicts',
    );
    expect(reasonOf(closed, { type: 'judge-facts', disclosedFacts: [], answers }, buyer)).toBe(
      'nothing-told',
    );
    const wet: FactAnswer = { verdict: 'different', note: ' ' };
    expect(reasonOf(closed, judge({ flood: wet }), buyer)).toBe('needs-difference');
    const judgment = run(closed, judge({ flood: { ...wet, note: ' Wet ' }, deed: asTold }), buyer).judgment;
    expect(judgment?.facts).toEqual([
      { topic: 'occupancy', told: 'The occupancy', ...asTold },
      { topic: 'title', told: 'The title', ...asTold },
      { topic: 'flood', told: 'The flood', verdict: 'different', note: 'Wet' },
    ]);
  });

  test('is on the facts of each home of a lot, which can have the same topic', () => {
    const facts = ['a', 'b'].map((home) => ({ topic: 'flood' as const, told: 'Outside', home }));
    const wet: FactAnswer = { verdict: 'different', note: 'Wet' };
    const judgeAll = (given: FactAnswers): JudgmentCommand => ({
      type: 'judge-facts',
      disclosedFacts: facts,
      answers: given,
    });
    expect(reasonOf(closed, judgeAll({ flood: asTold }), buyer)).toBe('needs-verdicts');
    expect(reasonOf(closed, judgeAll({ 'flood.a': asTold }), buyer)).toBe('needs-verdicts');
    const events = eventsOf(closed, judgeAll({ 'flood.a': asTold, 'flood.b': wet }), buyer);
    expect(events).toMatchObject([
      {
        facts: [
          { home: 'a', ...asTold },
          { home: 'b', ...wet },
        ],
      },
    ]);
    for (const event of events) expect(closingEventSchema.parse(event)).toEqual(event);
  });

  test('notifies the seller, and the answer notifies the buyer', () => {
    const events = eventsOf(closed, judge(), buyer);
    const withJudgment = run(closed, judge(), buyer);
    const tell = (state: ClosingState, [event]: readonly ClosingEvent[]) =>
      (event ? closingNotificationsAfter(state, event) : []).map(({ side, news, about }) => [
        side,
        news,
        about,
      ]);
    expect(tell(withJudgment, events)).toEqual([
      ['seller', 'facts-judged', { kind: 'judged', facts: withJudgment.judgment?.facts }],
    ]);
    const replied = eventsOf(withJudgment, answer, seller);
    expect(tell(run(withJudgment, answer, seller), replied)).toEqual([
      ['buyer', 'facts-answered', { kind: 'text', text: 'It was dry in May.' }],
    ]);
  });

  test('counts in the seller’s record as given, and only for completed closings', () => {
    const anAnswer = fc.constantFrom(...factVerdicts).map((verdict): FactAnswer => ({ verdict, note: 'n' }));
    const aStory = fc.array(fc.array(anAnswer, { minLength: 1, maxLength: riskReportTopics.length }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(aStory, (closings) => {
        const stored = closings.map((words) => {
          const facts = words.map((_, at) => ({ topic: riskReportTopics[at] ?? 'title', told: 'x' }));
          const all = Object.fromEntries(facts.map(({ topic }, at) => [topic, words[at]]));
          const events = eventsOf(
            closed,
            { type: 'judge-facts', disclosedFacts: facts, answers: all },
            buyer,
          );
          for (const event of events) expect(closingEventSchema.parse(event)).toEqual(event);
          return { status: 'Closed' as const, events };
        });
        const verdicts = closings.flat().map(({ verdict }) => verdict);
        expect(toFactAccuracy(stored)).toEqual({
          judged: verdicts.length,
          different: verdicts.filter((verdict) => verdict === 'different').length,
          sales: closings.length,
        });
        const open = stored.map((closing) => ({ ...closing, status: 'InClosing' as const }));
        expect(toFactAccuracy(open)).toEqual({ judged: 0, different: 0, sales: 0 });
      }),
    );
  });
});
