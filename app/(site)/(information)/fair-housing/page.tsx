import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata({
  title: 'Fair housing',
  description:
    'New York State fair housing notice: whom the law protects, lawful source of income included, what is forbidden, and where to complain.',
  path: pageRoutes.fairHousing,
});

export default function Page() {
  return (
    <TextPage
      title="Fair housing"
      lede="Every property here is open to every buyer. Federal, state and local law forbid discrimination in the sale, rental and financing of housing, and so do our terms."
      sections={[
        { id: 'notice', title: 'New York State notice', body: <Notice /> },
        { id: 'forbidden', title: 'What is forbidden', body: <Forbidden /> },
        { id: 'here', title: 'What that means here', body: <Here /> },
        { id: 'complain', title: 'Where to complain', body: <Complain /> },
      ]}
    />
  );
}

const Notice = () => (
  <>
    <p>
      It is unlawful for an owner, landlord, managing agent, real estate broker or salesperson, or anyone else
      who sells, rents or leases housing, to discriminate because of
    </p>
    <ul className="sm:columns-2 sm:gap-10">
      {grounds.map((ground) => (
        <li key={ground} className="break-inside-avoid">
          {ground}
        </li>
      ))}
    </ul>
    <p>
      <strong>Lawful source of income</strong> includes child support, alimony, foster-care subsidies, Social
      Security and disability benefits, and public assistance or housing assistance of any kind, such as a
      Section 8 voucher. Some counties and cities protect more, New York City among them.
    </p>
  </>
);

const grounds = [
  'race or color',
  'creed or religion',
  'national origin',
  'citizenship or immigration status',
  'sex',
  'sexual orientation',
  'gender identity or expression',
  'age',
  'disability, or the use of a service animal',
  'marital status',
  'familial status, children and pregnancy included',
  'military status',
  'lawful source of income',
  'having been a victim of domestic violence',
  'arrest or sealed conviction record',
] as const;

const Forbidden = () => (
  <ul>
    <li>To refuse to sell, rent, or negotiate, or to say that something is not available when it is.</li>
    <li>To set different terms, prices, deposits or conditions.</li>
    <li>To advertise a preference or a limit, or to ask in order to make one.</li>
    <li>
      To steer buyers toward or away from a neighborhood, or to stir up fear of who moves in to make owners
      sell.
    </li>
    <li>To refuse a reasonable accommodation or modification to a person with a disability.</li>
    <li>To treat applicants for a mortgage or an appraisal differently.</li>
    <li>To retaliate against somebody who complains or testifies.</li>
  </ul>
);

const Here = () => (
  <>
    <p>
      Registration asks for a name, an address, a phone number, how you buy and whom you are close to, and no
      more. In an auction a seller sees aliases, not people, and has to sign the contract with the highest
      bidder when the reserve is met, whoever that is.
    </p>
    <p>
      A listing must not contain words of preference or exclusion. If you find some, or if a seller treats you
      differently, <Link href={routes.contact}>tell us</Link> under the topic “Fair housing”. We take such a
      listing down while we look into it.
    </p>
  </>
);

const Complain = () => (
  <>
    <ul>
      <li>
        <a href="https://dhr.ny.gov">New York State Division of Human Rights</a>: housing complaints under the
        state’s Human Rights Law. The time to complain is limited; do not wait.
      </li>
      <li>
        <a href="https://www.hud.gov/fairhousing">U.S. Department of Housing and Urban Development</a>:
        complaints under the federal Fair Housing Act, within one year.
      </li>
      <li>
        <a href="https://www.nyc.gov/cchr">New York City Commission on Human Rights</a>: in the five boroughs,
        under the city’s law.
      </li>
      <li>
        <a href="https://dos.ny.gov">New York State Department of State</a>: complaints about licensed brokers
        and salespersons.
      </li>
    </ul>
    <p>You need no attorney to complain, and it costs nothing. It is unlawful to punish you for it.</p>
  </>
);
