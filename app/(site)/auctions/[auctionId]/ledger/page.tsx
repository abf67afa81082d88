import { LedgerPage, ledgerMetadata } from '../_sections/ledger-page';

interface Props {
  readonly params: Promise<{ readonly auctionId: string }>;
}

export const revalidate = 60;
/** The build has no store: each page is rendered on its first request and cached. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  return ledgerMetadata((await params).auctionId);
}

export default async function Page({ params }: Props) {
  return <LedgerPage auctionId={(await params).auctionId} />;
}
