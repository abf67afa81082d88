import { MessagePage } from '@/components/layout/message-page';
import { HeroSearch } from '@/components/search/hero-search';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';
import { appNotFound as copy } from '@/messages/home/app-not-found';

/** A page that does not exist, with a search for what was meant. */
export const LostMessage = () => (
  <MessagePage
    code="404"
    title={copy.cantFindPage}
    actions={
      <>
        <LinkButton href={routes.properties}>{copy.allProperties}</LinkButton>
        <LinkButton href={routes.auctions}>{copy.liveAuctions}</LinkButton>
        <LinkButton href={routes.dashboard} prefetch={false}>
          {copy.dashboard}
        </LinkButton>
      </>
    }
  >
    <p className="mb-8">{copy.addressMayMistyped}</p>
    <HeroSearch />
  </MessagePage>
);
