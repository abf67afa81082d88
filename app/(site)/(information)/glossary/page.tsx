import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { glossary, glossaryByLetter } from '@/lib/domain/glossary/glossary';
import { pageRoutes } from '@/lib/page-routes';
import { Entries } from './_sections/entries';
import { JumpLetters } from './_sections/jump-letters';

export const metadata = pageMetadata({
  title: 'Glossary',
  description:
    'The words of auctions, foreclosures and closings in New York in plain English: reserve, proxy bidding, REO, lis pendens, referee’s deed, RPAPL 1305 and many more.',
  path: pageRoutes.glossary,
});

export default function Page() {
  const letters = glossaryByLetter();
  return (
    <TextPage
      title="Glossary"
      lede={`${glossary.length} words of auctions, foreclosures and closings in New York, in plain English. Words of the law are explained for orientation, not as advice.`}
      aside={<JumpLetters letters={letters.map(({ letter }) => letter)} />}
      sections={letters.map(({ letter, entries }) => ({
        id: `letter-${letter.toLowerCase()}`,
        title: letter,
        body: <Entries entries={entries} />,
      }))}
    />
  );
}
