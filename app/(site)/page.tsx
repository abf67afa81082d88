import type { Metadata } from 'next';
import { offeredTypes } from '@/components/layout/page-metadata';
import { routes } from '@/lib/routes';
import { getHomePage } from '@/lib/server/listings';
import { HomeView } from './_sections/home-view';

export const revalidate = 60;
export const metadata: Metadata = { alternates: { canonical: routes.home, types: offeredTypes() } };

export default async function Page() {
  return <HomeView home={await getHomePage()} />;
}
