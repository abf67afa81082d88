import { conditionForm as copy } from '@/messages/condition-form/condition-form';
import { conditionQuestions } from '@/messages/condition-form/condition-questions';

/** The day on which the law's wording was read, as yyyy-mm-dd. */
export const conditionFormReadOn = '2026-11-27';

type Answer = 'yes' | 'no' | 'unknown' | 'notApplicableShort';
const answers: readonly Answer[] = ['yes', 'no', 'unknown', 'notApplicableShort'];

/** Rows that ask for words, or say something. The others are answered with a check. */
const answersOf: Readonly<Record<string, readonly Answer[]>> = {
  q1: [],
  q2: [],
  q3: [],
  q13Note: [],
  q14Note: [],
  q15Note: [],
  q16Note: [],
  q27: ['yes', 'no', 'unknown'],
  q36Note: [],
  q56: ['unknown'],
};

interface ConditionSection {
  readonly title: string;
  /** Paragraphs before the questions. */
  readonly notes: readonly string[];
  /** A question, and a box for each answer that it may have. */
  readonly rows: readonly (readonly string[])[];
}

/** The columns of each table. */
export const conditionHeader: readonly string[] = [copy.question, ...answers.map((answer) => copy[answer])];

/** The 56 questions of the disclosure form of Real Property Law § 462(2). */
export const conditionSections: readonly ConditionSection[] = Object.entries(conditionQuestions).map(
  ([id, { title, rows }]) => ({
    title,
    notes: id === 'environmental' ? [copy.noteToSeller, copy.noteToBuyer] : [],
    rows: Object.entries(rows).map(([name, question]) => [
      question,
      ...answers.map((answer) => ((answersOf[name] ?? answers).includes(answer) ? copy.box : '')),
    ]),
  }),
);
