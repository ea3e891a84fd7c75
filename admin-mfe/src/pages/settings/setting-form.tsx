import { ApiError } from '@stillsam/api-client';
import { Button, Notice } from '@stillsam/ui';
import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Time } from '../../features/list/cells';
import { FormFrame, Refusal, Submit } from '../../forms/form';
import { FoldedSection, openSection, SectionLink, useNextMissing } from './folded-section';
import { SECTIONS_COPY, SETTINGS_COPY as COPY } from './settings.copy';
import type { Setting } from './settings.queries';
import look from '../../look.module.css';

interface SettingFormProps<Fields extends FieldValues> {
  section: keyof typeof SECTIONS_COPY;
  setting: Setting;
  form: UseFormReturn<Fields>;
  /** The fields as they are saved now. */
  latest: Fields;
  /** @returns the fields as they were saved. @throws ApiError. */
  onSave: (fields: Fields) => Promise<Fields>;
  children: ReactNode;
}

/** A section of the settings: its fields, and who changed them last. What was written stays when it is refused. */
export function SettingForm<Fields extends FieldValues>({
  section,
  setting,
  form,
  latest,
  onSave,
  children,
}: SettingFormProps<Fields>) {
  const [state, setState] = useState<'saved' | 'conflict' | null>(null);
  const { title, lead } = SECTIONS_COPY[section];
  const next = useNextMissing(section);
  const send = async (fields: Fields) => {
    setState(null);
    try {
      form.reset(await onSave(fields));
      setState('saved');
    } catch (error) {
      openSection(section);
      if (error instanceof ApiError && error.code === 'SETTING_CHANGED') setState('conflict');
      throw error;
    }
  };
  const showLatest = () => {
    form.reset(latest);
    setState(null);
  };
  return (
    <FoldedSection id={section} title={title} lead={lead}>
      <FormFrame form={form} failed={COPY.saveFailed} onSend={send}>
        {children}
        {state === 'saved' ? (
          <Notice tone="success">
            {COPY.saved}{' '}
            {next ? <SectionLink id={next}>{COPY.next(SECTIONS_COPY[next].title)}</SectionLink> : null}
          </Notice>
        ) : null}
        <Refusal form={form} />
        <div className={look.actions}>
          <Submit form={form} loadingText={COPY.saving} aria-label={COPY.saveNamed(title)}>
            {COPY.save}
          </Submit>
          {state === 'conflict' ? (
            <Button variant="secondary" onClick={showLatest}>
              {COPY.showLatest}
            </Button>
          ) : null}
          <ChangedBy setting={setting} />
        </div>
      </FormFrame>
    </FoldedSection>
  );
}

/** Who changed a section last, and when; nothing before that. */
export function ChangedBy({ setting }: { setting: Setting }) {
  return setting.changed_at ? (
    <p className={look.small}>
      {COPY.changedBy(setting.changed_by_name ?? '')} <Time iso={setting.changed_at} />
    </p>
  ) : null;
}
