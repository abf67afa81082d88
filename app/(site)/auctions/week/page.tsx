import { BoardPage, boardMetadata } from '../_sections/board-page';

type Props = PageProps<'/auctions/week'>;

export const generateMetadata = ({ searchParams }: Props) => boardMetadata('week', searchParams);

export default function Page({ searchParams }: Props) {
  return <BoardPage view="week" searchParams={searchParams} />;
}
