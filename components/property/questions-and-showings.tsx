import { accountRoutes } from '@/lib/account-routes';
import type { PublicQuestion } from '@/lib/domain/inquiries/question';
import { canEnter, type OpenHouse } from '@/lib/domain/inquiries/showing';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { formatDay, formatMoment } from '@/lib/format';
import { questionsAndShowings as copy } from '@/messages/property/questions-and-showings';
import { Fold, SubSection } from './detail-section';

interface QuestionsProps {
  readonly listing: PublicListing;
  readonly questions: readonly PublicQuestion[];
}

/** Public questions and the seller's answers; the first ones are not folded. */
export const Questions = ({ listing, questions }: QuestionsProps) => (
  <SubSection id="questions" title={copy.questionsAnswers} isShort={questions.length === 0}>
    {questions.length === 0 ? (
      <p>{copy.noQuestionsAnswered}</p>
    ) : (
      <Answers questions={questions.slice(0, shown)} />
    )}
    {questions.length > shown && (
      <Fold summary={copy.earlierQuestions({ count: questions.length - shown })}>
        <Answers questions={questions.slice(shown)} />
      </Fold>
    )}
    {listing.standardStatus !== 'Closed' && (
      <p className="no-print">
        <a href={accountRoutes.askAbout(listing.slug)} rel="nofollow" className="text-link">
          {copy.askSellerQuestion}
        </a>
      </p>
    )}
  </SubSection>
);

const shown = 2;

const Answers = ({ questions }: Pick<QuestionsProps, 'questions'>) => (
  <dl className="divide-y divide-line border-y border-line">
    {questions.map(({ id, text, answer, answeredAt }) => (
      <div key={id} className="max-w-prose py-2.5">
        <dt className="whitespace-pre-line break-words font-medium">{text}</dt>
        <dd className="mt-1 whitespace-pre-line break-words">
          {answer}
          <span className="mt-1 block text-sm text-text-muted">
            {copy.answeredSeller({ answeredAt: formatDay(answeredAt) })}
          </span>
        </dd>
      </div>
    ))}
  </dl>
);

interface ShowingsProps {
  readonly listing: PublicListing;
  readonly openHouses: readonly OpenHouse[];
}

/** Showing times of the home. */
export function Showings({ listing, openHouses }: ShowingsProps) {
  if (listing.standardStatus === 'Closed') return null;
  if (!canEnter(listing) && openHouses.length === 0) return null;
  return (
    <SubSection id="showings" title={copy.tours} isShort={openHouses.length === 0}>
      {openHouses.length > 0 && (
        <>
          <ul className="divide-y divide-line border-b border-line">
            {openHouses.map(({ id, startsAt, endsAt }) => (
              <li key={id} className="py-2">
                {copy.openHouse({
                  startsAt: formatMoment(startsAt),
                  time: (children) => <time dateTime={new Date(startsAt).toISOString()}>{children}</time>,
                  endsAt: formatMoment(endsAt),
                  time2: (children) => <time dateTime={new Date(endsAt).toISOString()}>{children}</time>,
                })}
              </li>
            ))}
          </ul>
          <p className="no-print">
            <a href={accountRoutes.openHouseCalendar(listing.slug)} className="text-link">
              {copy.addOpenHouses}
            </a>
          </p>
        </>
      )}
      {canEnter(listing) && (
        <p className="no-print">
          <a href={accountRoutes.visitTo(listing.slug)} rel="nofollow" className="text-link">
            {copy.requestShowing}
          </a>
        </p>
      )}
    </SubSection>
  );
}
