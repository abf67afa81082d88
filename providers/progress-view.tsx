import { AppProgressBar } from 'next-nprogress-bar';
import { useEffect } from 'react';

/** 3 px high; removed 200 ms after arrival. */
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

/** Its default template has a role that ARIA does not define. */
const bar = '<div class="bar"><div class="peg"></div></div>';

/**
 * The bar scans for links only when the document changes; loaded late, it would wait for the first change.
 */
function touchDocument(): void {
  const mark = document.createComment('');
  document.body.append(mark);
  mark.remove();
}
