import { afterEach, expect, it } from '@jest/globals';
import { uploadForm } from './api-client';

const realRequest = globalThis.XMLHttpRequest;

/** A request that the test completes. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: unknown) => void } = {};
  headers: Record<string, string> = {};
  address = '';
  timeout = 0;
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  onabort = () => {};
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.onabort();
  }
  respond(status: number, body: string) {
    Object.assign(this, { status, responseText: body });
    this.onload();
  }
}

function start(signal?: AbortSignal) {
  Reflect.set(globalThis, 'XMLHttpRequest', FakeRequest);
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const options = {
    url: 'http://api.test/api/admin/media',
    form: new FormData(),
    token: 'abc',
    onProgress,
    signal,
  };
  const done = uploadForm(options);
  return { done, shares, request: FakeRequest.last };
}

afterEach(() => {
  globalThis.XMLHttpRequest = realRequest;
});

it('sends the form with the token, reports its progress, and returns the response', async () => {
  const { done, shares, request } = start();
  request.upload.onprogress?.({ loaded: 5, total: 10, lengthComputable: true });
  request.upload.onprogress?.({ loaded: 7, total: 0, lengthComputable: false });
  request.respond(201, '{"id":"1"}');
  await expect(done).resolves.toEqual({ id: '1' });
  expect(request.address).toBe('POST http://api.test/api/admin/media');
  expect(request.headers).toEqual({ Authorization: 'Bearer abc' });
  expect(shares).toEqual([0.5]);
});

it('fails with the sentence of the API', async () => {
  const { done, request } = start();
  request.respond(413, '{"error":"Filen är för stor.","code":"BODY_TOO_LARGE"}');
  await expect(done).rejects.toMatchObject({ kind: 'api', status: 413, message: 'Filen är för stor.' });
});

it.each([
  ['network', (request: FakeRequest) => request.onerror()],
  ['timeout', (request: FakeRequest) => request.ontimeout()],
  ['bad-response', (request: FakeRequest) => request.respond(201, '<h1>Hej</h1>')],
])('fails as %s without a usable response', async (kind, end) => {
  const { done, request } = start();
  end(request);
  await expect(done).rejects.toMatchObject({ name: 'ApiError', kind });
});

it('rejects with the abort reason when it is aborted', async () => {
  const controller = new AbortController();
  const { done } = start(controller.signal);
  controller.abort(new Error('Stop'));
  await expect(done).rejects.toThrow('Stop');
});
