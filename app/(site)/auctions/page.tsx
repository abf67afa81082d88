import { BoardPage, boardMetadata } from './_sections/board-page';

type Props = PageProps<'/auctions'>;

export const generateMetadata = ({ searchParams }: Props) => boardMetadata('today', searchParams);

export default function Page({ searchParams }: Props) {
  return <BoardPage view="today" searchParams={searchParams} />;
}
