import { TextArea } from '@stillsam/ui';
import { AnsweredField, FactField, YES_NO, YesNoField } from '../fields';
import { FactLabel } from '../folded-section';
import { SettingForm } from '../setting-form';
import { FIELDS_COPY as COPY } from '../settings.copy';
import { useSetting, type Settings } from '../settings.queries';

type Value = Settings['editorial']['value'];

const toFields = (value: Value) => ({ ...value, reviewers: value.reviewers?.join('\n') ?? '' });

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const toValue = (fields: ReturnType<typeof toFields>): Value => ({
  ...fields,
  reviewers: linesOf(fields.reviewers),
});

/** Who answers for the texts, and what is true in them. */
export function EditorialForm({ setting }: { setting: Settings['editorial'] }) {
  const props = useSetting('editorial', setting, toFields, toValue);
  const { form } = props;
  const { register } = form;
  return (
    <SettingForm {...props}>
      <FactField form={form} name="responsibleEditor" />
      <YesNoField {...register('isEachTextReviewed', YES_NO)} label={COPY.isEachTextReviewed} />
      <TextArea
        {...register('reviewers')}
        rows={3}
        label={<FactLabel place="reviewers">{COPY.reviewers}</FactLabel>}
        hint={COPY.reviewersHint}
        error={form.formState.errors.reviewers?.message}
      />
      <AnsweredField isSentence form={form} name="aiUse" hint={COPY.aiUseHint} />
      <FactField isSentence form={form} name="conflictsOfInterest" hint={COPY.conflictsOfInterestHint} />
      <YesNoField {...register('isFounderStoryTrue', YES_NO)} label={COPY.isFounderStoryTrue} />
      <YesNoField {...register('areTestimonialsTrue', YES_NO)} label={COPY.areTestimonialsTrue} />
    </SettingForm>
  );
}
