import { afterEach } from '@jest/globals';

/** An upload in flight, whose progress and response the test controls. */
interface FakeUpload {
  form: FormData;
  token: string | undefined;
  progress: (share: number) => void;
  answer: (status: number, body: unknown) => void;
}

/** Replaces XMLHttpRequest until the test ends. @returns the uploads so far, newest last. */
export function startFakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    responseText = '';
    token: string | undefined;
    onload = () => {};
    onabort = () => {};
    open() {}
    setRequestHeader(_: string, value: string) {
      this.token = value;
    }
    abort() {
      this.onabort();
    }
    send(form: FormData) {
      uploads.push({
        form,
        token: this.token,
        progress: (share) =>
          this.upload.onprogress?.({ loaded: share * 100, total: 100, lengthComputable: true }),
        answer: (status, body) => {
          Object.assign(this, { status, responseText: JSON.stringify(body) });
          this.onload();
        },
      });
    }
  }
  Reflect.set(globalThis, 'XMLHttpRequest', FakeRequest);
  return uploads;
}

const realRequest = globalThis.XMLHttpRequest;

afterEach(() => {
  globalThis.XMLHttpRequest = realRequest;
});
