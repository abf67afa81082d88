import { AppProgressBar, ProgressBarProvider, useProgressBar } from 'next-nprogress-bar';
import { useEffect } from 'react';
import { useCell } from '@/lib/client/page/cell';
import { navigations } from '@/lib/client/page/progress';

/** A bar 3 px high, removed 200 ms after the page has loaded. */
export default function ProgressView() {
  useEffect(touchDocument, []);
  return (
    <ProgressBarProvider>
      <AppProgressBar
        height="3px"
        color="#ffd600"
        stopDelay={200}
        options={{ showSpinner: false, template: bar, barSelector: '.bar' }}
      />
      <ProgressByCode />
    </ProgressBarProvider>
  );
}

/** Filters, suggestions and the map navigate without a link. */
function ProgressByCode() {
  const { start, stop } = useProgressBar();
  const isPending = useCell(navigations, 0) > 0;
  useEffect(() => {
    if (!isPending) return;
    start();
    return stop;
  }, [isPending, start, stop]);
  return null;
}

/** Replaces the default template, whose role is not defined in ARIA. */
const bar = '<div class="bar"><div class="peg"></div></div>';

/** Triggers the bar's scan for links, which runs only when the document changes. */
function touchDocument(): void {
  const mark = document.createComment('');
  document.body.append(mark);
  mark.remove();
}
