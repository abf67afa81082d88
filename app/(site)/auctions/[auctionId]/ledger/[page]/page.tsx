import { LedgerPage, ledgerMetadata } from '../../_sections/ledger-page';

interface Props {
  readonly params: Promise<{ readonly auctionId: string; readonly page: string }>;
}

export const revalidate = 60;
/** The build has no store: each page is rendered on its first request and cached. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { auctionId, page } = await params;
  return ledgerMetadata(auctionId, page);
}

export default async function Page({ params }: Props) {
  const { auctionId, page } = await params;
  return <LedgerPage auctionId={auctionId} page={page} />;
}
