import { useEffect, useState } from 'react';
import type { AdminPost } from './post-editor.types';
import { areSameFields, EMPTY_FIELDS, toFields } from './post-fields.logic';
import { TextKeeper, type KeepStatus } from './text-keeper';
import { dropUnsavedText, unsavedTextsOf, type TypedText, type UnsavedText } from './unsaved-text.store';
import { toUnsavedText } from './working-copy.logic';
import { useWorkingCopyCalls, type WorkingCopyCalls } from './working-copy.queries';

/** Unsaved text of an earlier visit, and whether it is the author's working copy at the API. */
export interface OfferedText extends UnsavedText {
  isAtApi: boolean;
}

export interface UnsavedTextKeeping extends KeepStatus {
  /** The newest unsaved text of an earlier visit. */
  offered: OfferedText | undefined;
  /** Replaces the text by the offered one; the text of this tab stays a record. */
  accept: (text: OfferedText) => void;
  discard: (text: OfferedText) => void;
  /** The text is saved in the post, so its records are deleted. */
  finish: () => void;
  pause: () => Promise<void>;
  resume: () => void;
}

/**
 * Stores unsaved text by the rules of {@link TextKeeper}, and offers the unsaved text of another tab, an earlier visit
 * or another machine.
 *
 * @param post null for a new one. @param text null when nothing is unsaved.
 */
export function useUnsavedText(post: AdminPost | null, text: TypedText | null): UnsavedTextKeeping {
  const id = post?.id ?? 'new';
  const calls = useWorkingCopyCalls(id);
  const [status, setStatus] = useState<KeepStatus>({ savedAt: null, hasFailed: false });
  const [keeper] = useState(() => new TextKeeper(id, calls, setStatus));
  const { offers, remove, isApiUndecided } = useOffers(post, keeper, calls);

  const { fields, base, version, isSlugByHand } = text ?? {};
  useEffect(() => {
    keeper.update(
      fields && base ? { fields, base, version: version ?? null, isSlugByHand: isSlugByHand ?? false } : null,
      isApiUndecided,
    );
  }, [keeper, fields, base, version, isSlugByHand, isApiUndecided]);
  useEffect(() => {
    window.addEventListener('pagehide', keeper.keep);
    return () => {
      window.removeEventListener('pagehide', keeper.keep);
      keeper.end();
    };
  }, [keeper]);

  return {
    ...status,
    offered: offers[0],
    accept: (offer) => {
      keeper.continueAs(offer.tab || undefined);
      remove(offer);
    },
    discard: (offer) => {
      dropUnsavedText(offer.tab);
      if (offer.isAtApi) calls.discard().catch(() => {});
      remove(offer);
    },
    finish: () => keeper.finish(),
    pause: () => keeper.pause(),
    resume: () => keeper.resume(),
  };
}

/** Unsaved texts of a post, the newest first, without duplicates and without those that equal the post. */
function useOffers(post: AdminPost | null, keeper: TextKeeper, calls: WorkingCopyCalls) {
  const [offers, setOffers] = useState(() => leftInBrowser(post, keeper.tab));
  const [isReading, setIsReading] = useState(true);
  const [read] = useState(() => calls.read);
  useEffect(() => {
    const controller = new AbortController();
    const settle = (found?: UnsavedText) => {
      if (controller.signal.aborted) return;
      setOffers((known) => (found ? withApiCopy(known, found) : known));
      setIsReading(false);
    };
    read(controller.signal).then(
      (copy) => settle((copy && toUnsavedText(copy, post)) ?? undefined),
      // An unreadable working copy is overwritten by the next autosave.
      () => settle(),
    );
    return () => controller.abort();
  }, [read, post]);
  return {
    offers,
    remove: (offer: OfferedText) => setOffers((known) => known.filter((other) => other !== offer)),
    isApiUndecided: isReading || offers.some(({ isAtApi }) => isAtApi),
  };
}

function leftInBrowser(post: AdminPost | null, tab: string): OfferedText[] {
  const offers: OfferedText[] = [];
  const present = post ? toFields(post) : EMPTY_FIELDS;
  for (const text of unsavedTextsOf(post?.id ?? 'new', tab)) {
    // The text equals the post, so it was saved.
    if (areSameFields(text.fields, present)) dropUnsavedText(text.tab);
    else offers.push({ ...text, isAtApi: false });
  }
  return offers;
}

function withApiCopy(offers: OfferedText[], copy: UnsavedText): OfferedText[] {
  const isSame = (offer: OfferedText) => areSameFields(offer.fields, copy.fields);
  if (offers.some(isSame))
    return offers.map((offer) => (isSame(offer) ? { ...offer, isAtApi: true } : offer));
  return [...offers, { ...copy, isAtApi: true }].sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}
