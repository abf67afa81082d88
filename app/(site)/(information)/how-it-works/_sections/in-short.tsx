import Link from 'next/link';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/how-it-works';

export const InShort = () => (
  <ol>
    <li>{copy.inShort.findPropertyEach({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.inShort.lookIntoBefore({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>
      {copy.inShort.registerOnceConfirmed({
        strong: (children) => <strong>{children}</strong>,
        link: (children) => <Link href={routes.terms}>{children}</Link>,
      })}
    </li>
    <li>{copy.inShort.bidMostWould({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.inShort.followEndLive({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.inShort.ifLeadEnd({ strong: (children) => <strong>{children}</strong> })}</li>
  </ol>
);
