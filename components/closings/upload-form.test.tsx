// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadForm } from './upload-form';

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

class Request {
  static last: Request;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 200;
  responseURL = 'https://x.example/dashboard/sales/a-1?done=document';
  open = vi.fn();
  send = vi.fn();
  constructor() {
    Request.last = this;
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', Request);
});
let root: Root;
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function sending() {
  const place = document.createElement('div');
  root = createRoot(place);
  await act(async () =>
    root.render(
      <UploadForm action="/send" submit="Send">
        <input name="title" defaultValue="Contract" />
      </UploadForm>,
    ),
  );
  const form = place.querySelector('form');
  const submit = () =>
    act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await submit();
  return { place, submit, request: Request.last };
}

test('an upload shows how far it is, is sent once, and ends on the page that answered', async () => {
  const { place, submit, request } = await sending();
  expect(request.open).toHaveBeenCalledWith('POST', '/send');
  await act(async () => request.upload.onprogress?.({ loaded: 30, total: 120 }));
  expect(place.querySelector('progress')?.value).toBe(25);
  await submit();
  expect(Request.last).toBe(request);
  await act(async () => request.upload.onprogress?.({ loaded: 120, total: 120 }));
  expect(place.textContent).toContain('Checking the PDF…');
  await act(async () => request.onload?.());
  expect(router.push).toHaveBeenCalledWith('/dashboard/sales/a-1?done=document');
  expect(place.querySelector('progress')).toBeNull();
});

test.each([
  ['accepted', '?done=document#documents', 'Contract'],
  ['refused', '?refused=not-pdf&title=Rider#documents', 'Rider'],
])(
  'an upload that is %s leads to the place of its outcome, and only a refusal keeps what was typed',
  async (_, outcome, left) => {
    const { place, request } = await sending();
    const input = place.querySelector('input');
    if (input) input.value = 'Rider';
    const responseURL = `https://x.example/dashboard/sales/a-1${outcome}`;
    await act(async () => Object.assign(request, { responseURL }).onload?.());
    expect(router.push).toHaveBeenCalledWith(`/dashboard/sales/a-1${outcome}`);
    expect(input?.value).toBe(left);
  },
);

test.each([
  ['is cut off', (request: Request) => request.onerror?.()],
  ['meets an error', (request: Request) => Object.assign(request, { status: 500 }).onload?.()],
])('an upload that %s says so, keeps what was typed, and can be sent again', async (_, end) => {
  const { place, submit, request } = await sending();
  await act(async () => end(request));
  expect(place.textContent).toContain('The upload didn’t finish.');
  expect(place.querySelector('input')?.value).toBe('Contract');
  expect(router.push).not.toHaveBeenCalled();
  await submit();
  expect(Request.last).not.toBe(request);
  expect(place.textContent).not.toContain('The upload didn’t finish.');
});
