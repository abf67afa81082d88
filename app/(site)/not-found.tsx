import type { Metadata } from 'next';
import { MessagePage } from '@/components/layout/message-page';
import { HeroSearch } from '@/components/search/hero-search';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Not found', robots: { index: false } };

export default function NotFound() {
  return (
    <MessagePage
      code="404"
      title="There is nothing at this address"
      actions={
        <>
          <LinkButton href={routes.properties}>All properties</LinkButton>
          <LinkButton href={routes.auctions}>Live auctions</LinkButton>
        </>
      }
    >
      <p className="mb-8">
        The address may be mistyped, or the property may have been withdrawn by its seller. Search for what
        you wanted to see:
      </p>
      <HeroSearch />
    </MessagePage>
  );
}
