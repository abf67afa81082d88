// Compiled from messages/en/search.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const paging = {
pages: "Pages",
page: (v: { span: Tag; page: string | number; span2: Tag; pageCount: string | number }) => rich("Page ", v.span(`${v.page}`), " of ", v.span2(`${v.pageCount}`)),
previous: "Previous",
page2: (v: { pageNumber: string | number }) => `Page ${v.pageNumber}`,
next: "Next",
};
