/** By which a test follows changes, as a shell does. */
export const INTERNAL_SECRET = 'a secret between servers, for tests only!';

export interface ChangeEvent {
  version: string;
  slugs: string[];
  tags: string[] | null;
}

/** Reads `/api/blog/changes` for as long as a test needs it. */
export class EventStream {
  readonly events: ChangeEvent[] = [];
  hasEnded = false;
  private constructor(
    response: Response,
    private readonly abort: AbortController,
  ) {
    void this.#read(response);
  }

  static async open(origin: string): Promise<EventStream> {
    const abort = new AbortController();
    const response = await fetch(`${origin}/api/blog/changes`, {
      signal: abort.signal,
      headers: { Authorization: `Bearer ${INTERNAL_SECRET}` },
    });
    if (response.status !== 200) throw new Error(`The stream answered ${response.status}`);
    return new EventStream(response, abort);
  }

  close(): void {
    this.abort.abort();
  }

  async #read(response: Response): Promise<void> {
    try {
      let rest = '';
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const events = (rest + chunk).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          const data = /^data: (.+)$/m.exec(event)?.[1];
          if (data) this.events.push(JSON.parse(data));
        }
      }
    } catch {
      // The test closed the stream, or the server ended it.
    }
    this.hasEnded = true;
  }
}
