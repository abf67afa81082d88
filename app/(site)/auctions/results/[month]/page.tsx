import { MonthPage, monthMetadata } from '../_sections/month-page';

interface Props {
  readonly params: Promise<{ readonly month: string }>;
}

export const revalidate = 60;
/** The build has no store: each page is rendered on its first request and cached. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) => monthMetadata((await params).month);

export default async function Page({ params }: Props) {
  return <MonthPage month={(await params).month} />;
}
