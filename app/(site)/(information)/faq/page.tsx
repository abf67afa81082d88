import { pageMetadata } from '@/components/layout/page-metadata';
import { QuestionList } from '@/components/layout/question-list';
import { TextPage } from '@/components/layout/text-page';
import { faqPage } from '@/components/structured-data/faq-page';
import { JsonLd } from '@/components/structured-data/json-ld';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/faq';
import { afterQuestions } from './_sections/after';
import { biddingQuestions } from './_sections/bidding';
import { buyingQuestions } from './_sections/buying';
import { sellingQuestions } from './_sections/selling';
import { siteQuestions } from './_sections/site';

export const metadata = pageMetadata({
  title: copy.faqPage.questionsAnswers,
  description: copy.faqPage.shortAnswersAbout,
  path: pageRoutes.faq,
});

const sections = [
  { id: 'buying', title: copy.faqPage.beforeBid, questions: buyingQuestions },
  { id: 'bidding', title: copy.faqPage.bidding, questions: biddingQuestions },
  { id: 'after', title: copy.faqPage.afterAuction, questions: afterQuestions },
  { id: 'selling', title: copy.faqPage.selling, questions: sellingQuestions },
  { id: 'site', title: copy.faqPage.accountSite, questions: siteQuestions },
];

export default function Page() {
  return (
    <>
      <JsonLd things={[faqPage(sections.flatMap(({ questions }) => questions))]} />
      <TextPage
        title={copy.faqPage.questionsAnswers}
        lede={copy.faqPage.shortAnswersLinks}
        sections={sections.map(({ questions, ...section }) => ({
          ...section,
          body: <QuestionList questions={questions} />,
        }))}
      />
    </>
  );
}
