import { groupMetadata } from './_sections/group-metadata';
import { GroupView } from './_sections/group-view';

export const revalidate = 60;
export const generateMetadata = () => groupMetadata([]);

export default function Page() {
  return <GroupView parts={[]} />;
}
