import { TextArea } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { AnsweredField, FactField, YES_NO, YesNoField } from '../fields';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY } from '../settings.copy';
import { useSaveSettings, type Settings } from '../settings.queries';

const toFields = ({ none, reviewers, ...value }: Settings['editorial']['value']) => ({
  ...value,
  reviewers: reviewers?.join('\n') ?? '',
  noAi: none.includes('aiUse'),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Who answers for the texts, and what is true in them. */
export function EditorialForm({ setting }: { setting: Settings['editorial'] }) {
  const { editorial: save } = useSaveSettings();
  const latest = toFields(setting.value);
  const form = useForm({ defaultValues: latest });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SettingForm
      section="editorial"
      setting={setting}
      form={form}
      latest={latest}
      onSave={async ({ noAi, aiUse, reviewers, ...fields }) => {
        const body = {
          ...fields,
          reviewers: linesOf(reviewers),
          aiUse: noAi ? null : aiUse,
          none: noAi ? ['aiUse' as const] : [],
          version: setting.version,
        };
        return toFields((await save({ body })).editorial.value);
      }}
    >
      <FactField form={form} name="responsibleEditor" />
      <YesNoField {...register('isEachTextReviewed', YES_NO)} label={COPY.isEachTextReviewed} />
      <TextArea
        {...register('reviewers')}
        rows={3}
        label={COPY.reviewers}
        hint={COPY.reviewersHint}
        error={errors.reviewers?.message}
      />
      <AnsweredField form={form} name="aiUse" hint={COPY.aiUseHint} none="noAi" />
      <FactField form={form} name="conflictsOfInterest" hint={COPY.conflictsOfInterestHint} />
      <YesNoField {...register('isFounderStoryTrue', YES_NO)} label={COPY.isFounderStoryTrue} />
      <YesNoField {...register('areTestimonialsTrue', YES_NO)} label={COPY.areTestimonialsTrue} />
    </SettingForm>
  );
}
