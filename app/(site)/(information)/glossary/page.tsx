import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { glossary, glossaryByLetter } from '@/lib/copy/glossary/glossary';
import { pageRoutes } from '@/lib/page-routes';
import { glossaryPage as copy } from '@/messages/glossary/glossary-page';
import { Entries } from './_sections/entries';
import { JumpLetters } from './_sections/jump-letters';

export const metadata = pageMetadata({
  title: copy.glossary,
  description: copy.auctionForeclosureClosing,
  path: pageRoutes.glossary,
});

export default function Page() {
  const letters = glossaryByLetter();
  return (
    <TextPage
      title={copy.glossary}
      lede={copy.auctionForeclosureClosingTerms({ glossary: glossary.length })}
      aside={<JumpLetters letters={letters.map(({ letter }) => letter)} />}
      sections={letters.map(({ letter, entries }) => ({
        id: `letter-${letter.toLowerCase()}`,
        title: letter,
        body: <Entries entries={entries} />,
      }))}
    />
  );
}
