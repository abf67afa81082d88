import { BoardPage, boardMetadata } from '../_sections/board-page';

type Props = PageProps<'/auctions/upcoming'>;

export const generateMetadata = ({ searchParams }: Props) => boardMetadata('upcoming', searchParams);

export default function Page({ searchParams }: Props) {
  return <BoardPage view="upcoming" searchParams={searchParams} />;
}
