import { Fact, FactList } from '@/components/property/fact-list';
import { answerWords } from '@/lib/domain/selling/answer-words';
import type { Answers } from '@/lib/domain/selling/answers';
import { isAsked } from '@/lib/domain/selling/field';
import { fieldsOf } from '@/lib/domain/selling/fields';
import type { StepId } from '@/lib/domain/selling/steps';

/** The answers of a step that cannot be changed now. */
export const FixedAnswers = ({ answers, step }: { readonly answers: Answers; readonly step: StepId }) => (
  <FactList>
    {fieldsOf(step)
      .filter((field) => isAsked(field, answers))
      .map((field) => (
        <Fact key={field.name} term={field.label}>
          {answerWords(field.name, answers[field.name] ?? '')}
        </Fact>
      ))}
  </FactList>
);
