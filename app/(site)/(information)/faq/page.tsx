import { pageMetadata } from '@/components/layout/page-metadata';
import { QuestionList } from '@/components/layout/question-list';
import { TextPage } from '@/components/layout/text-page';
import { faqPage } from '@/components/structured-data/faq-page';
import { JsonLd } from '@/components/structured-data/json-ld';
import { pageRoutes } from '@/lib/page-routes';
import { faqPage as copy } from '@/messages/faq/faq-page';
import { afterQuestions } from './_sections/after';
import { biddingQuestions } from './_sections/bidding';
import { buyingQuestions } from './_sections/buying';
import { sellingQuestions } from './_sections/selling';
import { siteQuestions } from './_sections/site';

export const metadata = pageMetadata({
  title: copy.questionsAnswers,
  description: copy.shortAnswersAbout,
  path: pageRoutes.faq,
});

const sections = [
  { id: 'buying', title: copy.beforeBid, questions: buyingQuestions },
  { id: 'bidding', title: copy.bidding, questions: biddingQuestions },
  { id: 'after', title: copy.afterAuction, questions: afterQuestions },
  { id: 'selling', title: copy.selling, questions: sellingQuestions },
  { id: 'site', title: copy.accountSite, questions: siteQuestions },
];

export default function Page() {
  return (
    <>
      <JsonLd things={[faqPage(sections.flatMap(({ questions }) => questions))]} />
      <TextPage
        title={copy.questionsAnswers}
        lede={copy.shortAnswersLinks}
        sections={sections.map(({ questions, ...section }) => ({
          ...section,
          body: <QuestionList questions={questions} />,
        }))}
      />
    </>
  );
}
