import type { Metadata } from 'next';
import { InquiryDoneNotice } from '@/components/inquiries/done-notice';
import { CountedList } from '@/components/inquiries/listed';
import { QuestionRow, ReceivedRow } from '@/components/inquiries/question-row';
import { ViewerFrame } from '@/components/organizations/viewer-frame';
import { EmptyState } from '@/components/ui/empty-state';
import type { Question } from '@/lib/domain/inquiries/question';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { listViewedSellerIds } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { listOwnQuestions } from '@/lib/server/records/inquiries/questions';
import { questionsPage as copy } from '@/messages/inquiries/questions-page';
import { reviewNote } from '@/messages/inquiries/review-note';

export const metadata: Metadata = { title: copy.questions, robots: { index: false } };

export default async function QuestionsPage({ searchParams }: PageProps<'/dashboard/questions'>) {
  const [user, { done }] = await Promise.all([requireUser(), searchParams]);
  const [{ received, sent }, { bySlug }, viewed] = await Promise.all([
    listOwnQuestions(user),
    listingModel(),
    listViewedSellerIds(user.uid),
  ]);
  const isHidden = ({ slug }: Question) => {
    const status = bySlug.get(slug)?.standardStatus;
    return status === undefined || !isPublicStatus(status);
  };
  const open = received.filter(({ status }) => status === 'open');
  return (
    <>
      <h1 className="text-title font-semibold">{copy.questions}</h1>
      <InquiryDoneNotice
        done={done}
        words={{
          asked: copy.questionSentSeller,
          held: reviewNote.held,
          'answer-held': reviewNote.answerHeld,
          answered: copy.answerPublishedWeve,
          dismissed: copy.questionLeftUnanswered,
        }}
      />
      {received.length + sent.length === 0 && (
        <EmptyState title={copy.noQuestionsYet} className="mt-8 max-w-3xl">
          {copy.questionsAskQuestions}
        </EmptyState>
      )}
      <CountedList title={copy.waitingAnswer}>
        {open.map((question) => (
          <ViewerFrame
            key={`${question.questionId} ${question.status}`}
            isViewer={viewed.includes(question.sellerId)}
          >
            <ReceivedRow question={question} isHidden={isHidden(question)} />
          </ViewerFrame>
        ))}
      </CountedList>
      <CountedList title={copy.aboutHomes}>
        {received
          .filter(({ status }) => status !== 'open')
          .map((question) => (
            <ViewerFrame
              key={`${question.questionId} ${question.status} ${question.answeredAt}`}
              isViewer={viewed.includes(question.sellerId)}
            >
              <ReceivedRow question={question} isHidden={isHidden(question)} />
            </ViewerFrame>
          ))}
      </CountedList>
      <CountedList title={copy.asked}>
        {sent.map((question) => (
          <QuestionRow key={question.questionId} question={question} />
        ))}
      </CountedList>
    </>
  );
}
