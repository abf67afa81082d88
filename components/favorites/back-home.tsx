import { useCards } from '@/components/listings/use-cards';
import { LinkButton } from '@/components/ui/link-button';
import { useMyHomes } from '@/lib/client/favorites/my-homes';
import { routes } from '@/lib/routes';
import { backHome as copy } from '@/messages/favorites/back-home';

/** The way back to the home that this browser viewed last, or to all homes. */
export function BackHome() {
  const { cards, state } = useCards(useMyHomes().recent.slice(0, 1));
  const [home] = cards;
  if (state === 'loading') return null;
  if (!home) return <LinkButton href={routes.properties}>{copy.browseHomes}</LinkButton>;
  const [street] = home.addressLines;
  return <LinkButton href={routes.property(home.slug)}>{copy.back({ street })}</LinkButton>;
}
