import type { Metadata } from 'next';
import { groupMetadata } from '../../_sections/group-metadata';
import { LocationView } from '../../_sections/location-view';

interface Props {
  readonly params: Promise<{ readonly type: string }>;
}

export const revalidate = 60;
/** The build has no store: each page is rendered on its first request and cached. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type } = await params;
  return groupMetadata(['type', type]);
}

export default async function Page({ params }: Props) {
  const { type } = await params;
  return <LocationView parts={['type', type]} />;
}
