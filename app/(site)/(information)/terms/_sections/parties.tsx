import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const Role = () => (
  <>
    <p>
      {site.name} (“we”) runs this site. Sellers offer property on it; buyers bid, or ask sellers about a
      fixed price. We provide the place, the rules and the record. We are not a party to a sale, and not the
      broker, agent, attorney or escrow agent of anyone.
    </p>
    <p>
      How auctions work is explained, with examples, on <Link href={routes.howItWorks}>How it works</Link>.
      Where that page and these terms differ, these terms hold.
    </p>
  </>
);

export const Account = () => (
  <ul>
    <li>You must be at least 18 years old and able to make a contract.</li>
    <li>
      An account belongs to one person. Keep its password to yourself; what is done with your account counts
      as done by you until you tell us that it was taken over.
    </li>
    <li>
      To bid you state your full legal name, or that of the company for which you may sign, and a US phone
      number. They must be true. You also need a confirmed e-mail address.
    </li>
    <li>You may close your account at any time. Bids that stand, and sales, are not undone by it.</li>
  </ul>
);
