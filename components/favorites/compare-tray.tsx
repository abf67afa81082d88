import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { storeLocally } from '@/lib/client/favorites/browser-favorites';
import { useMyHomes } from '@/lib/client/favorites/my-homes';
import { comparedLimit } from '@/lib/domain/favorites/compared';
import { routes } from '@/lib/routes';
import { compareTray as copy } from '@/messages/favorites/compare-tray';

/** The homes chosen for comparison, at the bottom of the window. */
export function CompareTray() {
  const { compared } = useMyHomes();
  if (compared.length === 0) return null;
  return (
    <section
      aria-label={copy.comparison}
      className="no-print on-black sticky bottom-4 z-20 mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded bg-primary px-5 py-3 text-surface"
    >
      <p role="status">{copy.selected({ compared: compared.length, comparedLimit })}</p>
      <p className="flex items-center gap-2">
        <LinkButton href={routes.compare(compared)} prefetch={false} variant="primary" size="small">
          {copy.compare}
        </LinkButton>
        <Button variant="quiet" size="small" onClick={() => storeLocally({ compared: [] })}>
          {copy.clear}
        </Button>
      </p>
    </section>
  );
}
