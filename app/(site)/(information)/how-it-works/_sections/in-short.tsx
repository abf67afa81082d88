import Link from 'next/link';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/how-it-works';

export const InShort = () => (
  <ol>
    <li>{copy.inShort.findPropertyEach({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.inShort.doResearchBefore({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>
      {copy.inShort.registerOnceNeed({
        strong: (children) => <strong>{children}</strong>,
        link: (children) => <Link href={routes.terms}>{children}</Link>,
      })}
    </li>
    <li>{copy.inShort.bidMostYoud({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.inShort.watchEndLive({ strong: (children) => <strong>{children}</strong> })}</li>
    <li>{copy.inShort.leadEndReserve({ strong: (children) => <strong>{children}</strong> })}</li>
  </ol>
);
