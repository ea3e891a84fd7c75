import { useEffect, useMemo, useState, type RefObject } from 'react';
import { ApiError } from '@stillsam/api-client';
import type { Conflict } from '../../features/draft-editor/conflict.logic';
import type { StoredText } from '../../features/draft-editor/text-store';
import type { TextOfferProps } from '../../features/draft-editor/text-offer';
import { useDraftForm, type DraftForm } from '../../features/draft-editor/use-draft-form';
import { useTextKeeper } from '../../features/draft-editor/use-text-keeper';
import { areSameFields, fieldsOf, replaceInvalid, toFields, toForm } from './campaign-fields.logic';
import {
  CAMPAIGN_FORM_SCHEMA,
  fieldErrors,
  LETTER_TEXTS,
  obstaclesOf,
  type CampaignForm,
  type LetterText,
} from './campaign-form.schema';
import {
  useCampaignCalls,
  type Campaign,
  type CampaignCalls,
  type CampaignFields,
  type StoredLetter,
} from './campaign.queries';
import { LetterSaver, toStored, type SaveState } from './letter-saver';

const FAULTS_SHOWN_AFTER_MS = 1000;

export interface CampaignEditor extends DraftForm<CampaignForm> {
  id: string;
  calls: CampaignCalls;
  saving: SaveState;
  /** The fields and the version that the API has. */
  stored: StoredLetter;
  /** The valid fields of the form. */
  typed: CampaignFields;
  /** Whether the form holds what the API has not. */
  isDirty: boolean;
  /** Whether a field that is saved is invalid. */
  isInvalid: boolean;
  /** Saves now. @returns whether everything in the form is saved. */
  flush: () => Promise<boolean>;
  /** Shows what keeps the letter from being sent, or else saves it. @returns whether it can be sent. */
  prepare: () => Promise<boolean>;
  /** Saves the merged fields over the other admin's version. */
  saveMerged: (merged: CampaignFields) => void;
  /** The campaign was saved elsewhere. */
  reportConflict: (conflict: Conflict<Campaign>) => void;
  /** Unsaved texts of earlier visits. One that is taken up is saved over the version that it is based on. */
  offer: TextOfferProps<LetterText>;
  /** Shows another version, which the API has. */
  replace: (campaign: Campaign) => void;
}

/** The state of editing one draft: text, validation, saving, and conflicts with what was saved elsewhere. */
export function useCampaignEditor(
  campaign: Campaign,
  formRef: RefObject<HTMLFormElement | null>,
): CampaignEditor {
  const calls = useCampaignCalls(campaign.id);
  const [saving, setSaving] = useState<SaveState>({ kind: 'idle' });
  const [stored, setStored] = useState(() => toStored(campaign));
  const [saver] = useState(() => {
    return new LetterSaver(campaign, calls.save, (state, next) => {
      setSaving(state);
      setStored(next);
    });
  });
  const draft = useDraftForm<CampaignForm>({
    formRef,
    stored: toForm(stored.fields),
    schema: CAMPAIGN_FORM_SCHEMA,
    checksWhileTyping: true,
  });
  const { form, fields, show } = draft;

  const invalid = useMemo(() => fieldErrors(fields), [fields]);
  // One fault does not keep the rest from being saved.
  const typed = useMemo(
    () => replaceInvalid(toFields(fields), stored.fields, invalid),
    [fields, stored.fields, invalid],
  );
  const text = useMemo(() => ({ form: fields, base: stored }), [fields, stored]);
  const isInvalid = [...invalid.keys()].some((name) => name !== 'send_at');
  const isDirty = isInvalid || !areSameFields(toFields(fields), stored.fields);
  useEffect(() => saver.update(typed), [saver, typed]);
  useSavingBesideTyping(saver);
  useShownErrors(form, invalid);
  useEffect(() => {
    const issues = saving.kind === 'failed' && saving.error instanceof ApiError ? saving.error.issues : [];
    for (const { path, message } of issues)
      if (path in form.getValues()) form.setError(path as keyof CampaignForm, { message });
  }, [form, saving]);

  const flush = async () => (await saver.flush(true)) && !isInvalid;
  const unsaved = useTextKeeper({
    document: campaign.id,
    store: LETTER_TEXTS,
    remote: null,
    text: isDirty ? text : null,
    isSaved: (other: LetterText) => areSameFields(toFields(other.form), fieldsOf(campaign)),
  });
  const takeUp = async (offered: StoredText<LetterText>) => {
    // What cannot be saved in the letter stays an unsaved text.
    await flush();
    unsaved.takeUp(offered);
    const { form: restored, base } = offered;
    form.reset(restored);
    saver.continueFrom(base, replaceInvalid(toFields(restored), base.fields, fieldErrors(restored)));
    void saver.flush(true);
  };
  return {
    ...draft,
    id: campaign.id,
    calls,
    saving,
    stored,
    typed,
    isDirty,
    isInvalid,
    flush,
    prepare: async () => {
      const obstacles = obstaclesOf(form.getValues());
      if (obstacles.size > 0) show(obstacles);
      return obstacles.size === 0 && flush();
    },
    saveMerged: (merged) => {
      if (saving.kind !== 'conflict') return;
      // What is typed in invalid fields is in no version.
      form.reset(replaceInvalid(toForm(merged, form.getValues()), form.getValues(), invalid));
      saver.continueFrom(saving.theirs, merged);
      void saver.flush(true);
    },
    reportConflict: (conflict) => saver.reportConflict(conflict),
    offer: {
      texts: unsaved.offers,
      nameOf: (other) => other.form.subject,
      onTakeUp: (offered) => void takeUp(offered),
      onDiscard: unsaved.discard,
    },
    replace: (next) => {
      const restored = toStored(next);
      form.reset(toForm(restored.fields, form.getValues()));
      saver.continueFrom(restored, restored.fields);
    },
  };
}

/** Saves when the page is hidden, and stops with the page. */
function useSavingBesideTyping(saver: LetterSaver): void {
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      saver.end();
    };
  }, [saver]);
}

/** Shows errors that only another field's choice brings, once the admin has paused. */
function useShownErrors(form: CampaignEditor['form'], invalid: ReadonlyMap<string, string>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const [name, message] of invalid)
        if (name !== 'send_at') form.setError(name as keyof CampaignForm, { message });
    }, FAULTS_SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [form, invalid]);
}
