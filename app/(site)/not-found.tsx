import type { Metadata } from 'next';
import { MessagePage } from '@/components/layout/message-page';
import { HeroSearch } from '@/components/search/hero-search';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/home';

export const metadata: Metadata = { title: copy.appNotFound.pageNotFound, robots: { index: false } };

export default function NotFound() {
  return (
    <MessagePage
      code="404"
      title={copy.appNotFound.cantFindPage}
      actions={
        <>
          <LinkButton href={routes.properties}>{copy.appNotFound.allProperties}</LinkButton>
          <LinkButton href={routes.auctions}>{copy.appNotFound.liveAuctions}</LinkButton>
        </>
      }
    >
      <p className="mb-8">{copy.appNotFound.addressMayMistyped}</p>
      <HeroSearch />
    </MessagePage>
  );
}
