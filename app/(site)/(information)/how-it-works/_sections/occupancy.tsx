import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';

export const Occupancy = () => (
  <>
    <p>
      Who lives in a foreclosed property may have the right to stay for some time, and that right binds the
      buyer. Each property’s page says whether it is vacant, occupied by a former owner or a tenant, or
      unknown, with the source and date of that fact, and whether you get it vacant at the closing. No visit
      tells for sure. Plan for it.
    </p>
    <ul>
      <li>
        <strong>Tenants.</strong> After a foreclosure a tenant may stay for 90 days from a written notice or
        to the end of a lease that qualifies, whichever is longer (Real Property Actions and Proceedings Law §
        1305). If you will live in one unit yourself, 90 days hold for that unit. The rule can reach a later
        buyer too, so buying from the bank does not end it.
      </li>
      <li>
        <strong>Regulated tenants</strong> (rent-stabilized or rent-controlled) stay, with their rent and
        their rights.
      </li>
      <li>
        <strong>Good Cause Eviction.</strong> In New York City, and in towns that have joined, many tenants
        may stay after their lease as long as they keep to it, and large increases of rent are presumed
        unreasonable. There are exceptions, among them for small landlords, owner-occupied houses of up to ten
        units, condominiums and co-ops.
      </li>
      <li>
        <strong>Former owners</strong> have no right to stay, but must be given ten days’ notice with the deed
        shown to them (RPAPL § 713(5)), and can be made to leave only by a court.
      </li>
      <li>
        <strong>Nobody may be put out</strong> by changed locks, by shutting off heat, water or light, or by
        threats. Only a court’s warrant, carried out by a sheriff, marshal or constable, ends an occupancy
        against somebody’s will.
      </li>
    </ul>
    <p>
      As of November 2026; orientation, not legal advice. Questions of possession belong to your attorney
      before you bid. See also{' '}
      <Link href={`${pageRoutes.faq}#occupied`}>occupied properties in the questions and answers</Link>.
    </p>
  </>
);
