import { z } from '../../forms/schema';

const KEY = 'stillsam-svar';
const REPLIES = z.record(z.string(), z.string());

/** Replies that are not sent, by the id of their message. A reload keeps them, and closing the tab forgets them. */
function readAll(): Record<string, string> {
  try {
    return REPLIES.parse(JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

export function keptReply(id: string): string {
  return readAll()[id] ?? '';
}

/** @param text empty to forget it. */
export function keepReply(id: string, text: string): void {
  const { [id]: _, ...others } = readAll();
  const replies = text ? { ...others, [id]: text } : others;
  try {
    if (Object.keys(replies).length > 0) window.sessionStorage.setItem(KEY, JSON.stringify(replies));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing loses the text on a reload only.
  }
}
