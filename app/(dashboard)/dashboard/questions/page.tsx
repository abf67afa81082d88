import type { Metadata } from 'next';
import { InquiryDoneNotice } from '@/components/inquiries/done-notice';
import { CountedList } from '@/components/inquiries/listed';
import { QuestionRow, ReceivedRow } from '@/components/inquiries/question-row';
import { EmptyState } from '@/components/ui/empty-state';
import type { Question } from '@/lib/domain/inquiries/question';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { requireUser } from '@/lib/server/people/sessions/session';
import { listOwnQuestions } from '@/lib/server/records/inquiries/questions';

export const metadata: Metadata = { title: 'Questions', robots: { index: false } };

export default async function QuestionsPage({ searchParams }: PageProps<'/dashboard/questions'>) {
  const [user, { done }] = await Promise.all([requireUser(), searchParams]);
  const [{ received, sent }, { bySlug }] = await Promise.all([listOwnQuestions(user), listingModel()]);
  const isHidden = ({ slug }: Question) => {
    const status = bySlug.get(slug)?.standardStatus;
    return status === undefined || !isPublicStatus(status);
  };
  const open = received.filter(({ status }) => status === 'open');
  return (
    <>
      <h1 className="text-title font-semibold">Questions</h1>
      <InquiryDoneNotice
        done={done}
        words={{
          asked: 'Your question is with the seller. You are told by e-mail when it is answered.',
          answered: 'Your answer is published. Whoever asked is told by e-mail.',
          dismissed: 'The question is left unanswered.',
        }}
      />
      {received.length + sent.length === 0 && (
        <EmptyState title="No questions yet" className="mt-8 max-w-3xl">
          What you ask about a home, and what others ask about yours, stands here. Ask on the page of a home.
        </EmptyState>
      )}
      <CountedList title="Waiting for your answer">
        {open.map((question) => (
          <ReceivedRow
            key={`${question.questionId} ${question.status}`}
            question={question}
            isHidden={isHidden(question)}
          />
        ))}
      </CountedList>
      <CountedList title="About your homes">
        {received
          .filter(({ status }) => status !== 'open')
          .map((question) => (
            <ReceivedRow
              key={`${question.questionId} ${question.status} ${question.answeredAt}`}
              question={question}
              isHidden={isHidden(question)}
            />
          ))}
      </CountedList>
      <CountedList title="Asked by you">
        {sent.map((question) => (
          <QuestionRow key={question.questionId} question={question} />
        ))}
      </CountedList>
    </>
  );
}
