import Link from 'next/link';
import { routes } from '@/lib/routes';

export const InShort = () => (
  <ol>
    <li>
      <strong>Find a property.</strong> Each page says who lives there, what is known of title, deed and
      condition, where each fact comes from, and as of when. What nobody knows is marked as unknown.
    </li>
    <li>
      <strong>Look into it before you bid.</strong> Inspect what can be inspected, read the documents, have
      the title searched, and talk to a New York attorney. After a bid it is too late to find out.
    </li>
    <li>
      <strong>Register once.</strong> A confirmed e-mail address, your legal name and address, a phone number,
      and the <Link href={routes.terms}>terms</Link>. It costs nothing.
    </li>
    <li>
      <strong>Bid the most you would pay.</strong> The system bids for you, only as far as others make it
      necessary.
    </li>
    <li>
      <strong>Follow the end live.</strong> A bid in the last five minutes moves the end. You need not reload
      the page.
    </li>
    <li>
      <strong>If you lead at the end and the reserve is met, it is sold to you.</strong> Then come the written
      contract, the deposit with the seller’s attorney, and the closing.
    </li>
  </ol>
);
