import type { PublicQuestion } from '@/lib/domain/inquiries/question';
import { answer as answerCopy } from '@/messages/staff/answer';
import { publicAnswers as copy } from '@/messages/staff/public-answers';
import { staff as staffCopy } from '@/messages/staff/staff';
import { StaffForm } from './staff-form';

interface PublicAnswersProps {
  /** Path of the current page. */
  readonly page: string;
  readonly answered: readonly PublicQuestion[];
}

/** Answers on a property page, each with a button for staff to remove it. */
export function PublicAnswers({ page, answered }: PublicAnswersProps) {
  if (answered.length === 0) return null;
  return (
    <section aria-labelledby="answers" className="mt-12">
      <h2 id="answers" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.publishedAnswers}
      </h2>
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {answered.map(({ id, text, answer }) => (
          <li key={id} className="py-4">
            <p className="whitespace-pre-line break-words font-medium">{text}</p>
            <p className="mt-1 whitespace-pre-line break-words">{answer}</p>
            <div className="mt-2">
              <StaffForm
                action="removeOne"
                id={`remove-${id}`}
                page={page}
                hidden={{ id: page.replace(/.*\//, ''), on: id, what: 'answer-removed' }}
                confirm={{ label: answerCopy.open }}
                why={{ label: answerCopy.whyRemoving, help: staffCopy.auditNote }}
                submit={answerCopy.submit}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
