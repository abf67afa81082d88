import { LinkButton } from '@/components/ui/link-button';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { sellInvitation as copy } from '@/messages/home/sell-invitation';

export function SellInvitation() {
  return (
    <section aria-labelledby="sell" className="border-t-2 border-primary pt-8">
      <div className="grid items-end gap-x-8 gap-y-6 md:grid-cols-[2fr_1fr]">
        <div>
          <h2 id="sell" className="max-w-[22ch] text-title font-semibold lg:max-w-none">
            {copy.bankServicerEstate}
          </h2>
          <p className="mt-3 max-w-prose leading-relaxed text-text-muted">{copy.listPropertyEight}</p>
        </div>
        <div className="flex flex-wrap gap-3 md:justify-end">
          <LinkButton href={routes.sell}>{copy.sellProperty}</LinkButton>
          <LinkButton href={pageRoutes.fees} variant="quiet">
            {copy.whatCosts}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
