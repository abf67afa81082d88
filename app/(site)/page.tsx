import type { Metadata } from 'next';
import { offeredTypes } from '@/components/layout/page-metadata';
import { JsonLd } from '@/components/structured-data/json-ld';
import { organization, website } from '@/components/structured-data/organization';
import { routes } from '@/lib/routes';
import { getHomePage } from '@/lib/server/catalog/listings/listings';
import { env } from '@/lib/server/platform/env';
import { HomeView } from './_sections/home-view';

export const revalidate = 60;
export const metadata: Metadata = { alternates: { canonical: routes.home, types: offeredTypes() } };

export default async function Page() {
  const place = env();
  return (
    <>
      <JsonLd things={[organization(place), website(place)]} />
      <HomeView home={await getHomePage()} />
    </>
  );
}
