import type { Metadata } from 'next';
import { groupMetadata } from '../../_sections/group-metadata';
import { LocationView } from '../../_sections/location-view';

interface Props {
  readonly params: Promise<{ readonly county: string; readonly city: string }>;
}

export const revalidate = 60;
/** The build has no store: each page is rendered on its first request and cached. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { county, city } = await params;
  return groupMetadata([county, city]);
}

export default async function Page({ params }: Props) {
  const { county, city } = await params;
  return <LocationView parts={[county, city]} />;
}
