import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'About',
  description: `What ${site.name} is: an online market for bank-owned property in all 62 counties of New York, with every accepted bid on a public ledger.`,
  path: pageRoutes.about,
});

export default function Page() {
  return (
    <TextPage
      title="About"
      lede={`${site.name} is an online market for bank-owned and other property in New York. It was built around one idea: publish what can be checked, and say what cannot.`}
      sections={[
        { id: 'what', title: 'What we do', body: <What /> },
        { id: 'differently', title: 'What we do differently', body: <Differently /> },
        { id: 'not', title: 'What we are not', body: <Not /> },
      ]}
    />
  );
}

const What = () => (
  <>
    <p>
      Banks, servicers, estates, public bodies and owners sell here, at auction or at a fixed price, in all 62
      counties of the state. Anyone can search without an account, bid after a short registration, and offer a
      property for sale.
    </p>
    <p>
      Foreclosed property is bought with incomplete knowledge. So every page says what is known of occupancy,
      title, deed, condition and taxes, who says so and as of when, and it says just as clearly what is not
      known.
    </p>
  </>
);

const Differently = () => (
  <ul>
    <li>
      <strong>The reserve status is public.</strong> You see while you bid whether it is met. {whatBinds}
    </li>
    <li>
      <strong>Known conflicts of interest are refused.</strong> The seller’s accounts, our staff accounts and
      accounts with a known tie cannot bid, even below the reserve.{' '}
      <Link href={pageRoutes.noHouseBids}>What that covers</Link>.
    </li>
    <li>
      <strong>The last word is not a matter of speed.</strong> A late bid moves the end, so that everybody has
      five minutes to answer.
    </li>
    <li>
      <strong>Everything is written down in public.</strong> Each auction has a{' '}
      <Link href={`${routes.howItWorks}#ledger`}>ledger</Link> from which anyone can recompute prices.
    </li>
    <li>
      <strong>A high bid is not a sale.</strong> Below the reserve we say so.
    </li>
    <li>
      <strong>No premium on top.</strong> The price is the price. <Link href={pageRoutes.fees}>Fees</Link>.
    </li>
  </ul>
);

const Not = () => (
  <>
    <p>
      We do not own the properties, and we are not broker, agent or attorney of either side. We hold no money.
      We do not list homes that are not for sale, such as homes that have merely entered foreclosure, and we
      take no listing without a seller who answers for it.
    </p>
    <p>
      Questions, corrections, complaints: <Link href={routes.contact}>write to us</Link>. Mistakes in a
      listing are the mail we want most.
    </p>
  </>
);
