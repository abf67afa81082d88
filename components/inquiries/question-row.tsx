import Link from 'next/link';
import { TextDetails } from '@/components/ui/details';
import { accountRoutes } from '@/lib/account-routes';
import { ANSWER_MAX, type Question } from '@/lib/domain/inquiries/question';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { answer as answerCopy } from '@/messages/inquiries/answer';
import { questionRow as copy } from '@/messages/inquiries/question-row';
import { InquiryActionForm } from './inquiry-action-form';
import { reviewNoteField } from './review-note-field';

interface ReceivedRowProps {
  readonly question: Question;
  /** The home is off the market: an answer stays hidden until it is listed again. */
  readonly isHidden: boolean;
}

/** A question about the seller's home, with an answer field. */
export function ReceivedRow({ question, isHidden }: ReceivedRowProps) {
  const { questionId, answer, status } = question;
  const form = (
    <div className="mt-4 space-y-3">
      <InquiryActionForm
        action="answerOne"
        id={`answer-${questionId}`}
        page={accountRoutes.questions}
        hidden={{ questionId }}
        fields={[
          {
            name: 'text',
            label: answerCopy.text,
            help: answerCopy.help,
            control: 'textarea',
            rows: 4,
            maxLength: ANSWER_MAX,
          },
        ]}
        whenRefused={[reviewNoteField]}
        {...(answer !== null && { values: { text: answer } })}
        submit={answer === null ? answerCopy.submit : answerCopy.submitNew}
      />
      {status === 'open' && (
        <InquiryActionForm
          action="dismiss"
          page={accountRoutes.questions}
          hidden={{ questionId }}
          submit={answerCopy.dismiss}
          variant="quiet"
          size="small"
        />
      )}
    </div>
  );
  return (
    <QuestionRow question={question}>
      {isHidden && <p className="mt-2 text-sm text-text-muted">{copy.homeOffMarket}</p>}
      {status === 'open'
        ? form
        : status !== 'removed' && (
            <TextDetails
              summary={status === 'answered' ? copy.changeAnswer : copy.answerAfterAll}
              className="mt-3"
            >
              {form}
            </TextDetails>
          )}
    </QuestionRow>
  );
}

interface QuestionRowProps {
  readonly question: Question;
  readonly children?: React.ReactNode;
}

export const QuestionRow = ({ question, children }: QuestionRowProps) => (
  <li className="py-5">
    <p className="text-sm text-text-muted">
      <Link href={routes.property(question.slug)} prefetch={false} className="text-link">
        {question.place}
      </Link>
      {` · ${formatMoment(question.at)} · ${states[question.status]}`}
    </p>
    <p className="mt-2 whitespace-pre-line break-words font-medium">{question.text}</p>
    {question.answer !== null && (
      <p className="mt-2 whitespace-pre-line break-words border-l-4 border-line pl-4">{question.answer}</p>
    )}
    {children}
  </li>
);

const states: Readonly<Record<Question['status'], string>> = {
  open: copy.waitingAnswer,
  answered: copy.answered,
  dismissed: copy.leftUnanswered,
  removed: copy.removedStaff,
};
