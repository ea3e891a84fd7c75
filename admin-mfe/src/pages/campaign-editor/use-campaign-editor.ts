import { useEffect, useMemo, useState, type RefObject } from 'react';
import { ApiError } from '@stillsam/api-client';
import type { Conflict, StoredDraft } from '../../features/draft-editor/conflict.logic';
import { DraftSaver, type SaveState } from '../../features/draft-editor/draft-saver';
import { useDraftForm, type DraftForm } from '../../features/draft-editor/use-draft-form';
import { areSameFields, fieldsOf, replaceInvalid, toFields, toForm } from './campaign-fields.logic';
import type { CampaignForm } from './campaign-form.schema';
import { CAMPAIGN_FORM_SCHEMA, fieldErrors, obstaclesOf } from './campaign-form.schema';
import {
  changedCampaign,
  useCampaignCalls,
  type Campaign,
  type CampaignCalls,
  type CampaignFields,
} from './campaign.queries';
import type { LetterText } from './letter-texts';

const FAULTS_SHOWN_AFTER_MS = 1000;

export interface CampaignEditor extends DraftForm<CampaignForm> {
  id: string;
  calls: CampaignCalls;
  saving: SaveState<CampaignFields>;
  /** The fields and the version that the API has. */
  stored: StoredDraft<CampaignFields>;
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
  /** What is typed, with its base: the same object until it changes. */
  text: LetterText;
  /** Shows unsaved text, and saves it over the version that it is based on. */
  restore: (text: LetterText) => void;
  /** Shows another version, which the API has. */
  replace: (campaign: Campaign) => void;
}

/** The state of editing one draft: text, validation, saving, and conflicts with what was saved elsewhere. */
export function useCampaignEditor(
  campaign: Campaign,
  formRef: RefObject<HTMLFormElement | null>,
): CampaignEditor {
  const calls = useCampaignCalls(campaign.id);
  const [saving, setSaving] = useState<SaveState<CampaignFields>>({ kind: 'idle' });
  const [stored, setStored] = useState(() => ({ fields: fieldsOf(campaign), version: campaign.version }));
  const [saver] = useState(() => {
    const onChange = (state: SaveState<CampaignFields>, next: StoredDraft<CampaignFields>) => {
      setSaving(state);
      setStored(next);
    };
    return new DraftSaver(campaign, { ...LETTER_RULES, save: calls.save, onChange });
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
    text,
    restore: ({ form: restored, base }) => {
      form.reset(restored);
      saver.continueFrom(base, replaceInvalid(toFields(restored), base.fields, fieldErrors(restored)));
      void saver.flush(true);
    },
    replace: (next) => {
      const nextFields = fieldsOf(next);
      form.reset(toForm(nextFields, form.getValues()));
      saver.continueFrom({ fields: nextFields, version: next.version }, nextFields);
    },
  };
}

/** What the saver has to know of letters. */
export const LETTER_RULES = { fieldsOf, areSame: areSameFields, conflictOf: changedCampaign };

/** Saves when the page is hidden, and stops with the page. */
function useSavingBesideTyping(saver: DraftSaver<Campaign, CampaignFields>): void {
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
