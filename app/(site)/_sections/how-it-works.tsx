import { SectionHeading } from '@/components/ui/section-heading';
import { routes } from '@/lib/routes';

const steps = [
  {
    title: 'No one bids for the house',
    text: 'The seller and our staff cannot place a bid: the system refuses it. Every bid comes from a registered person who shows up under the same alias to the end.',
  },
  {
    title: 'A reserve that is met binds the seller',
    text: 'You see whether the reserve is met while you bid. Once it is, the seller must sell to the highest bidder. If it is not, the seller has 48 hours to accept, counter once or decline.',
  },
  {
    title: 'Every bid is on a public ledger',
    text: 'Each bid, extension and price is one entry, chained to the one before it. Anyone can replay an auction and arrive at the same price. The clock is ours, and a late bid moves the end.',
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <SectionHeading
        id="how-it-works"
        title="How the auction stays honest"
        more={{ href: routes.howItWorks, label: 'How it works in full' }}
      />
      <ol className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5 md:block">
            <span aria-hidden="true" className="text-display font-semibold leading-none md:block">
              {index + 1}
            </span>
            <div className="md:mt-4">
              <h3 className="text-heading font-semibold">{title}</h3>
              <p className="mt-2 max-w-prose leading-relaxed text-text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
