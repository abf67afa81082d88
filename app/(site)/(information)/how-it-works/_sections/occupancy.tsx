import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/how-it-works';

export const Occupancy = () => (
  <>
    <p>{copy.occupancy.whoLivesForeclosed}</p>
    <ul>
      <li>{copy.occupancy.tenantsAfterForeclosure({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.occupancy.regulatedTenantsRent({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.occupancy.goodCauseEviction({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.occupancy.formerOwnersHave({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.occupancy.nobodyMayPut({ strong: (children) => <strong>{children}</strong> })}</li>
    </ul>
    <p>
      {copy.occupancy.asNovember2026({
        link: (children) => <Link href={`${pageRoutes.faq}#occupied`}>{children}</Link>,
      })}
    </p>
  </>
);
