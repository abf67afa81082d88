import Link from 'next/link';
import { routes } from '@/lib/routes';
import { inShort as copy } from '@/messages/how-it-works/in-short';

export const InShort = () => (
  <ol>
    <li>{copy.findPropertyEach({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.doResearchBefore({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>
      {copy.registerOnceNeed({
        strong: (children) => <strong>{children}</strong>,
        link: (children) => <Link href={routes.terms}>{children}</Link>,
      })}
    </li>
    <li>{copy.bidMostYoud({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.watchEndLive({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.leadEndReserve({ strong: (children) => <strong>{children}</strong> })}</li>
  </ol>
);
