const WORDS_PER_MINUTE = 200;

const SOURCES = /<h2[^>]*\sid="kallor"/;

/** Minutes to read the text of an HTML body, at least 1. Its list of sources is looked up, not read. */
export function readingTime(html: string): number {
  const [body = ''] = html.split(SOURCES, 1);
  const text = body.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');
  const words = text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
