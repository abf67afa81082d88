import type { Metadata } from 'next';
import { routes } from '@/lib/routes';
import { getHomePage } from '@/lib/server/listings';
import { HomeView } from './_sections/home-view';

export const revalidate = 60;
export const metadata: Metadata = { alternates: { canonical: routes.home } };

export default async function Page() {
  return <HomeView home={await getHomePage()} />;
}
