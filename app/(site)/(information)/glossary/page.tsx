import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { glossary, glossaryByLetter } from '@/lib/domain/glossary/glossary';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/glossary';
import { Entries } from './_sections/entries';
import { JumpLetters } from './_sections/jump-letters';

export const metadata = pageMetadata({
  title: copy.glossaryPage.glossary,
  description: copy.glossaryPage.auctionForeclosureClosing,
  path: pageRoutes.glossary,
});

export default function Page() {
  const letters = glossaryByLetter();
  return (
    <TextPage
      title={copy.glossaryPage.glossary}
      lede={copy.glossaryPage.auctionForeclosureClosingTerms({ glossary: glossary.length })}
      aside={<JumpLetters letters={letters.map(({ letter }) => letter)} />}
      sections={letters.map(({ letter, entries }) => ({
        id: `letter-${letter.toLowerCase()}`,
        title: letter,
        body: <Entries entries={entries} />,
      }))}
    />
  );
}
