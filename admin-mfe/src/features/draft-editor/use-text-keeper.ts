import { useEffect, useState } from 'react';
import { TextKeeper, type KeepStatus, type RemoteTexts } from './text-keeper';
import type { StoredText, TextStore } from './text-store';

interface UnsavedTexts<Text extends object> extends KeepStatus {
  /** The unsaved texts of earlier visits, other tabs and other browsers, the newest first. */
  offers: readonly StoredText<Text>[];
  /**
   * The author takes up a text, which replaces that in the form. The text in the form becomes the one offer; the others
   * stay stored, and are offered at the next visit.
   */
  takeUp: (offer: StoredText<Text>) => void;
  discard: (offer: StoredText<Text>) => void;
  keeper: TextKeeper<Text>;
}

interface TextKeeperOptions<Text> {
  /** Id of the post or letter, or `new`. */
  document: string;
  store: TextStore<Text>;
  /** null where the document itself is saved while it is typed. */
  remote: RemoteTexts<Text> | null;
  /** What is typed; null when nothing is unsaved. The same object until it changes. */
  text: Text | null;
  /** Whether a text is in the document already, so that it is not offered. */
  isSaved: (text: Text) => boolean;
}

/** Stores unsaved text by the rules of {@link TextKeeper}, and offers that of another tab, visit or machine. */
export function useTextKeeper<Text extends object>(options: TextKeeperOptions<Text>): UnsavedTexts<Text> {
  const { text, remote } = options;
  const [status, setStatus] = useState<KeepStatus>({ savedAt: null, hasFailed: false, isRefused: false });
  const [keeper] = useState(() => new TextKeeper(options.document, options.store, remote, setStatus));
  const [offers, setOffers] = useState(() => findInBrowser(options, keeper.tab));
  const [{ read, isSaved }] = useState({ read: remote?.read, isSaved: options.isSaved });

  useEffect(() => keeper.update(text), [keeper, text]);
  useEffect(() => {
    window.addEventListener('pagehide', keeper.end);
    return () => {
      window.removeEventListener('pagehide', keeper.end);
      keeper.end();
    };
  }, [keeper]);
  useEffect(() => {
    const controller = new AbortController();
    TextKeeper.settled()
      .then(() => read?.(controller.signal))
      .then(
        (found) => {
          if (!found || controller.signal.aborted) return;
          setOffers((known) => mergeOffers(known, keeper.unanswered(found), isSaved));
        },
        // What is at the API stays there, and is offered another time.
        () => {},
      );
    return () => controller.abort();
  }, [keeper, read, isSaved]);

  return {
    ...status,
    keeper,
    offers,
    takeUp: (offer) => {
      const left = keeper.takeUp(offer);
      setOffers(left ? [left] : []);
    },
    discard: (offer) => {
      keeper.discard(offer);
      setOffers((known) => known.filter((other) => other !== offer));
    },
  };
}

function findInBrowser<Text>(
  { document, store, isSaved }: TextKeeperOptions<Text>,
  tab: string,
): StoredText<Text>[] {
  return store.find(document, tab).filter((text) => {
    if (isSaved(text)) store.drop(text.tab, text.savedAt);
    return !isSaved(text);
  });
}

/** The newest first. Of a tab whose text is in both places this browser's is the newer one. */
export function mergeOffers<Text>(
  inBrowser: StoredText<Text>[],
  atApi: StoredText<Text>[],
  isSaved: (text: Text) => boolean,
): StoredText<Text>[] {
  const sentAt = new Map(atApi.map((text) => [text.tab, text.sentAt]));
  const known = inBrowser.map((text) => ({ ...text, sentAt: sentAt.get(text.tab) }));
  const others = atApi.filter((text) => !isSaved(text) && !known.some(({ tab }) => tab === text.tab));
  return [...known, ...others].sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}
