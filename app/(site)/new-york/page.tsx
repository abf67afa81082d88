import { groupMetadata } from './_sections/group-metadata';
import { LocationView } from './_sections/location-view';

export const revalidate = 60;
export const generateMetadata = () => groupMetadata([]);

export default function Page() {
  return <LocationView parts={[]} />;
}
