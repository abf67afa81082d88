import type { Metadata } from 'next';
import { groupMetadata } from '../../_sections/group-metadata';
import { LocationView } from '../../_sections/location-view';

interface Props {
  readonly params: Promise<{ readonly zip: string }>;
}

export const revalidate = 60;
/** The build has no store: each page is rendered on its first request and cached. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { zip } = await params;
  return groupMetadata(['zip', zip]);
}

export default async function Page({ params }: Props) {
  const { zip } = await params;
  return <LocationView parts={['zip', zip]} />;
}
