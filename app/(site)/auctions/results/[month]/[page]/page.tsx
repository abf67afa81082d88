import { MonthPage, monthMetadata } from '../../_sections/month-page';

interface Props {
  readonly params: Promise<{ readonly month: string; readonly page: string }>;
}

export const revalidate = 60;
/** The build has no store: each page is rendered on its first request and cached. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { month, page } = await params;
  return monthMetadata(month, page);
}

export default async function Page({ params }: Props) {
  const { month, page } = await params;
  return <MonthPage month={month} page={page} />;
}
