import type { ReactNode } from 'react';

export interface Question {
  /** Anchor id. */
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

/** Questions and answers, all open, so that they can be read, searched and printed. */
export const QuestionList = ({ questions }: { readonly questions: readonly Question[] }) => (
  <div className="!max-w-none divide-y divide-line">
    {questions.map(({ id, question, answer }) => (
      <section key={id} id={id} aria-labelledby={`${id}-question`} className="py-6 first:pt-0 last:pb-0">
        <h3 id={`${id}-question`} className="!mt-0 max-w-[40ch]">
          {question}
        </h3>
        <div className="max-w-[62ch] space-y-3">{answer}</div>
      </section>
    ))}
  </div>
);
