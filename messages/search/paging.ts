// Compiled from messages/en/search.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const paging = {
pages: "Pages",
page: ({ span, page, span2, pageCount }: { span: Tag; page: string | number; span2: Tag; pageCount: string | number }) => rich("Page ", span(`${page}`), " of ", span2(`${pageCount}`)),
previous: "Previous",
pageLabel: ({ pageNumber }: { pageNumber: string | number }) => `Page ${pageNumber}`,
next: "Next",
};
