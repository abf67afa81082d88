import { BoardPage, boardMetadata } from '../_sections/board-page';

type Props = PageProps<'/auctions/ended'>;

export const generateMetadata = ({ searchParams }: Props) => boardMetadata('results', searchParams);

export default function Page({ searchParams }: Props) {
  return <BoardPage view="results" searchParams={searchParams} />;
}
