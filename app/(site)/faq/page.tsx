import { pageMetadata } from '@/components/layout/page-metadata';
import { QuestionList } from '@/components/layout/question-list';
import { TextPage } from '@/components/layout/text-page';
import { routes } from '@/lib/routes';
import { afterQuestions } from './_sections/after';
import { biddingQuestions } from './_sections/bidding';
import { buyingQuestions } from './_sections/buying';
import { sellingQuestions } from './_sections/selling';
import { siteQuestions } from './_sections/site';

export const metadata = pageMetadata({
  title: 'Questions and answers',
  description:
    'Short answers about bidding, reserves, late bids, occupied properties, closing costs and selling at auction in New York.',
  path: routes.faq,
});

export default function Page() {
  return (
    <TextPage
      title="Questions and answers"
      lede="Short answers, with the way to the long ones. What is about law is orientation, not advice."
      sections={[
        { id: 'buying', title: 'Before you bid', body: <QuestionList questions={buyingQuestions} /> },
        { id: 'bidding', title: 'Bidding', body: <QuestionList questions={biddingQuestions} /> },
        { id: 'after', title: 'After the auction', body: <QuestionList questions={afterQuestions} /> },
        { id: 'selling', title: 'Selling', body: <QuestionList questions={sellingQuestions} /> },
        { id: 'site', title: 'Account and site', body: <QuestionList questions={siteQuestions} /> },
      ]}
    />
  );
}
