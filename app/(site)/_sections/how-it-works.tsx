import { SectionHeading } from '@/components/ui/section-heading';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { routes } from '@/lib/routes';

const steps = [
  {
    title: 'Known conflicts of interest are refused',
    text: 'We refuse bids from the seller’s accounts, from our staff accounts and from accounts with a known tie to the seller. We cannot prove who is behind an account.',
  },
  {
    title: 'You see whether the reserve is met',
    text: `Once the reserve is met, the highest bidder at the end wins. ${whatBinds} Below the reserve, the seller has 48 hours to accept, counter once or decline.`,
  },
  {
    title: 'Every bid is on a public ledger',
    text: 'Each bid, extension and price is one entry, chained to the one before it. Anyone can recompute the prices from the opened bids; maximums that are still sealed cannot be checked. Times come from our server’s clock.',
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <SectionHeading
        id="how-it-works"
        title="How an auction works here"
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
