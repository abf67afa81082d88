import { pageMetadata } from '@/components/layout/page-metadata';
import { QuestionList } from '@/components/layout/question-list';
import { TextPage } from '@/components/layout/text-page';
import { faqPage } from '@/components/structured-data/faq-page';
import { JsonLd } from '@/components/structured-data/json-ld';
import { pageRoutes } from '@/lib/page-routes';
import { afterQuestions } from './_sections/after';
import { biddingQuestions } from './_sections/bidding';
import { buyingQuestions } from './_sections/buying';
import { sellingQuestions } from './_sections/selling';
import { siteQuestions } from './_sections/site';

export const metadata = pageMetadata({
  title: 'Questions and answers',
  description:
    'Short answers about bidding, reserves, late bids, occupied properties, closing costs and selling at auction in New York.',
  path: pageRoutes.faq,
});

const sections = [
  { id: 'buying', title: 'Before you bid', questions: buyingQuestions },
  { id: 'bidding', title: 'Bidding', questions: biddingQuestions },
  { id: 'after', title: 'After the auction', questions: afterQuestions },
  { id: 'selling', title: 'Selling', questions: sellingQuestions },
  { id: 'site', title: 'Account and site', questions: siteQuestions },
];

export default function Page() {
  return (
    <>
      <JsonLd things={[faqPage(sections.flatMap(({ questions }) => questions))]} />
      <TextPage
        title="Questions and answers"
        lede="Short answers, with the way to the long ones. What is about law is orientation, not advice."
        sections={sections.map(({ questions, ...section }) => ({
          ...section,
          body: <QuestionList questions={questions} />,
        }))}
      />
    </>
  );
}
