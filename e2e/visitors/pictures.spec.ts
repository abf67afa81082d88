import type { Page } from '@playwright/test';
import { addAuction } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { place } from '../support/place';

interface Drawn {
  readonly src: string;
  /** CSS pixels: how wide it is drawn, and how wide `sizes` says it is. */
  readonly drawn: number;
  readonly said: number;
  /** Pixels: the copy that the browser fetched, and those on offer. */
  readonly fetched: number;
  readonly offered: readonly number[];
}

test('at every width, a page says how wide its pictures are drawn and fetches no copy too small or two steps too large', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { slug } = await addAuction(place, { endsInMs: 3_600_000 });
  const paths = [
    '/',
    '/properties',
    '/properties?map=off',
    `/properties/${slug}`,
    '/auctions',
    '/new-york/kings',
  ];
  const faults: string[] = [];
  /** The copies that earlier pages fetched: where a browser has a wider one, it may fetch no other. */
  const fetchedBefore = new Set<string>();
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1024, 900],
    [1280, 800],
    [1366, 700],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path);
      const pictures = await drawnPictures(page);
      if (pictures.length === 0) faults.push(`${width} ${path}: no picture`);
      for (const picture of pictures) {
        const found = faultsOf(picture).filter(
          (fault) => !(fault === 'copy too large' && fetchedBefore.has(picture.src)),
        );
        if (found.length > 0)
          faults.push(`${width} ${path}: ${found.join(', ')}: ${JSON.stringify(picture)}`);
      }
      for (const { src } of pictures) fetchedBefore.add(src);
    }
  }
  expect(faults).toEqual([]);
});

function faultsOf({ drawn, said, fetched, offered }: Drawn): readonly string[] {
  const needed = offered.findIndex((each) => each >= drawn);
  const least = needed < 0 ? offered.length - 1 : needed;
  const taken = offered.indexOf(fetched);
  return [
    ...(taken < least ? ['copy too small'] : []),
    ...(taken > least + 1 ? ['copy too large'] : []),
    ...(said < drawn * 0.98 - 1 || said > drawn * 1.15 + 16 ? ['wrong sizes'] : []),
  ];
}

/** All pictures of the page that are drawn, also those that would load when they come near. */
const drawnPictures = (page: Page): Promise<readonly Drawn[]> =>
  page.evaluate(async () => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.position = 'absolute';
    /** The first length of `sizes` whose condition holds. */
    function widthOf(sizes: string): number {
      for (const part of sizes.split(/,\s*(?![^(]*\))/)) {
        const [, conditions = '', length = part] = /^((?:\([^()]*\)(?: and )?)+)\s+(.*)$/.exec(part) ?? [];
        if (conditions && !matchMedia(conditions).matches) continue;
        probe.style.width = length;
        return probe.getBoundingClientRect().width;
      }
      return 0;
    }
    const images = [...document.querySelectorAll<HTMLImageElement>('img[sizes]')].filter(
      (image) => image.clientWidth > 0,
    );
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const { clientWidth, clientHeight, naturalWidth, naturalHeight, sizes, srcset, currentSrc } = image;
      const whole = (clientHeight * naturalWidth) / naturalHeight;
      const isCut = getComputedStyle(image).objectFit === 'cover';
      return {
        src: new URL(currentSrc).pathname,
        drawn: isCut ? Math.max(clientWidth, whole) : clientWidth,
        said: widthOf(sizes),
        fetched: Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1]),
        offered: [...srcset.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each)),
      };
    });
  });
