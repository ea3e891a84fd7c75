import { useEffect, useMemo, useState, type RefObject } from 'react';
import { ApiError } from '@stillsam/api-client';
import { faultsOf } from './campaign-form.schema';
import {
  areSameFields,
  fieldsOf,
  toFields,
  toForm,
  withoutFaults,
  type CampaignForm,
} from './campaign-fields.logic';
import { useCampaignCalls, type CampaignCalls } from './campaign.queries';
import type { Campaign, CampaignFields, StoredCampaign } from './campaign.types';
import { CampaignSaver, type SaveState } from './campaign-saver';
import { obstaclesOf, useCampaignForm, type CampaignFormState } from './use-campaign-form';

const FAULTS_SHOWN_AFTER_MS = 1000;

export interface CampaignEditor extends CampaignFormState {
  id: string;
  calls: CampaignCalls;
  saving: SaveState;
  /** The fields and the version that the API has. */
  stored: StoredCampaign;
  /** The fields of the form, without those at fault. */
  typed: CampaignFields;
  /** Whether the form holds what the API has not. */
  isDirty: boolean;
  /** Whether a field that is saved is at fault. */
  hasFault: boolean;
  /** Saves now. @returns whether everything in the form is saved. */
  flush: () => Promise<boolean>;
  /** Shows what keeps the letter from being sent, or else saves it. @returns whether it can be sent. */
  prepare: () => Promise<boolean>;
  /** Saves the merged fields over the other admin's version. */
  saveMerged: (merged: CampaignFields) => void;
  /** Another admin has saved `current`. */
  meet: (current: Campaign) => void;
  /** Shows another version, which the API has. */
  replace: (campaign: Campaign) => void;
}

/** The state of editing one draft: text, validation, saving, and conflicts with another admin's changes. */
export function useCampaignEditor(
  campaign: Campaign,
  formRef: RefObject<HTMLFormElement | null>,
): CampaignEditor {
  const calls = useCampaignCalls(campaign.id);
  const [saving, setSaving] = useState<SaveState>({ kind: 'idle' });
  const [stored, setStored] = useState<StoredCampaign>(() => ({
    fields: fieldsOf(campaign),
    version: campaign.version,
  }));
  const [saver] = useState(
    () =>
      new CampaignSaver(campaign, calls.save, (state, next) => {
        setSaving(state);
        setStored(next);
      }),
  );
  const formState = useCampaignForm(stored.fields, formRef);
  const { form, fields, show } = formState;

  const faults = useMemo(() => faultsOf(fields), [fields]);
  const typed = useMemo(
    () => withoutFaults(toFields(fields), stored.fields, faults),
    [fields, stored.fields, faults],
  );
  const hasFault = [...faults.keys()].some((name) => name !== 'send_at');
  const isDirty = hasFault || !areSameFields(toFields(fields), stored.fields);
  useEffect(() => saver.update(typed), [saver, typed]);
  useSavingBesideTyping(saver);
  useShownFaults(form, faults);
  useEffect(() => {
    const issues = saving.kind === 'failed' && saving.error instanceof ApiError ? saving.error.issues : [];
    for (const { path, message } of issues)
      if (path in form.getValues()) form.setError(path as keyof CampaignForm, { message });
  }, [form, saving]);

  const flush = async () => (await saver.flush(true)) && !hasFault;
  return {
    ...formState,
    id: campaign.id,
    calls,
    saving,
    stored,
    typed,
    isDirty,
    hasFault,
    flush,
    prepare: async () => {
      const obstacles = obstaclesOf(form.getValues());
      if (obstacles.size > 0) show(obstacles);
      return obstacles.size === 0 && flush();
    },
    saveMerged: (merged) => {
      if (saving.kind !== 'conflict') return;
      form.reset(keepFaults(toForm(merged, form.getValues()), form.getValues(), faults));
      saver.continueFrom(saving.theirs, merged);
      void saver.flush(true);
    },
    meet: (current) => saver.meet(current),
    replace: (next) => {
      const nextFields = fieldsOf(next);
      form.reset(toForm(nextFields, form.getValues()));
      saver.continueFrom({ fields: nextFields, version: next.version }, nextFields);
    },
  };
}

/** Saves when the page is hidden, and stops with the page. */
function useSavingBesideTyping(saver: CampaignSaver): void {
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

/** Shows faults that only another field's choice brings, once the admin has paused. */
function useShownFaults(form: CampaignFormState['form'], faults: ReadonlyMap<string, string>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const [name, message] of faults)
        if (name !== 'send_at') form.setError(name as keyof CampaignForm, { message });
    }, FAULTS_SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [form, faults]);
}

/** `next` with what is typed in fields at fault, which is in no version. */
function keepFaults(
  next: CampaignForm,
  typed: CampaignForm,
  faults: ReadonlyMap<string, string>,
): CampaignForm {
  const kept = Object.entries(typed).filter(([name]) => faults.has(name));
  return { ...next, ...Object.fromEntries(kept) };
}
