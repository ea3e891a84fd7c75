/** Number of words in HTML. */
export function countWords(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&nbsp;/g, ' ');
  return text.split(/\s+/).filter(Boolean).length;
}
