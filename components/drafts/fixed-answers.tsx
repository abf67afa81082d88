import { Fact, FactList } from '@/components/property/fact-list';
import { answerWords } from '@/lib/copy/drafts/answer-words';
import { toQuestion } from '@/lib/copy/drafts/question';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { isApplicable } from '@/lib/domain/drafts/fields/field';
import { fieldsOf } from '@/lib/domain/drafts/fields/fields';
import type { StepId } from '@/lib/domain/drafts/fields/steps';

/** Read-only answers of a step. */
export const FixedAnswers = ({ answers, step }: { readonly answers: Answers; readonly step: StepId }) => (
  <FactList>
    {fieldsOf(step)
      .filter((field) => isApplicable(field, answers))
      .map((field) => toQuestion(field, answers))
      .map(({ name, label }) => (
        <Fact key={name} term={label}>
          {answerWords(name, answers[name] ?? '')}
        </Fact>
      ))}
  </FactList>
);
