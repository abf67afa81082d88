import { AppProgressBar } from 'next-nprogress-bar';
import { useEffect } from 'react';

/** A bar 3 px high, removed 200 ms after the page has loaded. */
export default function ProgressView() {
  useEffect(touchDocument, []);
  return (
    <AppProgressBar
      height="3px"
      color="#ffd600"
      stopDelay={200}
      shallowRouting
      options={{ showSpinner: false, template: bar, barSelector: '.bar' }}
    />
  );
}

/** Replaces the default template, whose role is not defined in ARIA. */
const bar = '<div class="bar"><div class="peg"></div></div>';

/** Triggers the bar's scan for links, which runs only when the document changes. */
function touchDocument(): void {
  const mark = document.createComment('');
  document.body.append(mark);
  mark.remove();
}
