import { afterEach, expect, test, vi } from 'vitest';
import * as config from '@/app/api/config/route';
import { forgetProcess } from '@/lib/server/per-process';
import { GET } from './route';

afterEach(() => {
  vi.unstubAllEnvs();
  forgetProcess();
});

async function answersWith(styleUrl: string | undefined) {
  vi.stubEnv('LOCAL_MODE', '1');
  vi.stubEnv('MAP_STYLE_URL', styleUrl);
  forgetProcess();
  const asked = new Request('http://localhost:3000/api/config');
  const { mapStyleUrl } = await (await config.GET(asked, { params: Promise.resolve({}) })).json();
  return { mapStyleUrl, policy: GET().headers.get('content-security-policy') };
}

test('the worker of street tiles may ask the host of the style that the configuration names', async () => {
  expect(await answersWith('https://tiles.example/styles/streets.json')).toEqual({
    mapStyleUrl: 'https://tiles.example/styles/streets.json',
    policy: "default-src 'none'; connect-src https://tiles.example",
  });
});

test('without a style it may ask nobody', async () => {
  expect(await answersWith(undefined)).toEqual({
    mapStyleUrl: null,
    policy: "default-src 'none'; connect-src 'none'",
  });
});
