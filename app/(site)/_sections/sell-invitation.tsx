import { LinkButton } from '@/components/ui/link-button';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';

export function SellInvitation() {
  return (
    <section aria-labelledby="sell" className="border-t-2 border-primary pt-8">
      <div className="grid items-end gap-x-8 gap-y-6 md:grid-cols-[2fr_1fr]">
        <div>
          <h2 id="sell" className="max-w-[22ch] text-title font-semibold">
            Bank, servicer, estate or owner: sell here.
          </h2>
          <p className="mt-3 max-w-prose leading-relaxed text-text-muted">
            List the property in eight steps and choose how to sell: an auction without reserve, with a
            published or with a sealed reserve, or a fixed price. You watch the same ledger as your bidders.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 md:justify-end">
          <LinkButton href={routes.sell}>Sell a property</LinkButton>
          <LinkButton href={pageRoutes.fees} variant="quiet">
            What it costs
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
