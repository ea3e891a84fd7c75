import { useState } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, CheckboxField, ConfirmDialog, Dialog, SelectField, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind, DialogForm } from '../../../forms/form';
import styles from '../settings.module.css';
import { CRISIS_LINE_COPY as COPY, CRISIS_LINES_COPY } from './crisis-lines.copy';
import type { components } from '@stillsam/contracts';
import { useApi, useRefetch } from '../../../api/use-api';

const GROUPS = Object.entries(CRISIS_LINES_COPY.groups).map(([value, label]) => ({ value, label }));

const NEW: CrisisLineFields = {
  group: 'talk',
  name: '',
  number: null,
  label: null,
  reach: null,
  secondNumber: null,
  hours: null,
  forWhom: null,
  answersIn: null,
  chat: null,
  chatHours: null,
  source: '',
  isCheckedToday: false,
};

interface CrisisLineDialogProps {
  /** null for a new one. */
  line: CrisisLine | null;
  version: number;
  onClose: () => void;
}

/** Edits a line, adds one or takes one away. */
export function CrisisLineDialog({ line, version, onClose }: CrisisLineDialogProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  if (line && isRemoving) return <RemoveDialog line={line} version={version} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={line ? COPY.titleOf(line.name) : COPY.newTitle}>
      <LineForm line={line} version={version} onClose={onClose} />
      {line ? (
        <Button variant="quiet" onClick={() => setIsRemoving(true)}>
          {COPY.remove}
        </Button>
      ) : null}
    </Dialog>
  );
}

function LineForm({ line, version, onClose }: CrisisLineDialogProps) {
  const [id] = useState(() => line?.id ?? `linje-${Date.now().toString(36)}`);
  const form = useForm({ defaultValues: line ? fieldsOf(line) : NEW });
  const { save } = useChangeCrisisLine();
  const field = (name: Exclude<keyof CrisisLineFields, 'group' | 'isCheckedToday'>) => ({
    ...bind(form, name),
    label: COPY[name],
    autoComplete: 'off',
  });
  return (
    <DialogForm
      form={form}
      failed={COPY.failed}
      copy={COPY}
      onCancel={onClose}
      onSend={async (fields) => {
        await save({ params: { path: { id } }, body: { ...fields, version } });
        onClose();
      }}
    >
      <div className={styles.pair}>
        <TextField {...field('name')} required />
        <SelectField {...bind(form, 'group')} label={COPY.group} options={GROUPS} />
      </div>
      <TextField {...field('number')} inputMode="tel" hint={COPY.numberHint} />
      <TextField {...field('reach')} />
      <TextField {...field('hours')} hint={COPY.hoursHint} />
      <TextField {...field('forWhom')} hint={COPY.forWhomHint} />
      <TextField {...field('answersIn')} hint={COPY.answersInHint} />
      <TextField {...field('secondNumber')} inputMode="tel" hint={COPY.secondNumberHint} />
      <TextField {...field('chat')} inputMode="url" hint={COPY.chatHint} />
      <TextField {...field('chatHours')} hint={COPY.chatHoursHint} />
      <TextField {...field('label')} hint={COPY.labelHint} />
      <TextField {...field('source')} inputMode="url" required hint={COPY.sourceHint} />
      <CheckboxField
        {...form.register('isCheckedToday')}
        label={COPY.isCheckedToday}
        hint={COPY.isCheckedTodayHint}
      />
    </DialogForm>
  );
}

function RemoveDialog({
  line: { id, name },
  version,
  onClose,
}: CrisisLineDialogProps & { line: CrisisLine }) {
  const { remove } = useChangeCrisisLine();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await remove({ params: { path: { id }, query: { version } } });
      onClose();
    } catch (error) {
      setRefusal(serverText(error) ?? COPY.failed);
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={COPY.removeTitle(name)}
      confirmLabel={COPY.remove}
      isBusy={isBusy}
      busyLabel={COPY.removing}
      error={refusal}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {COPY.removeText}
    </ConfirmDialog>
  );
}

export type CrisisLine = components['schemas']['CrisisLineDto'];
export type CrisisLineFields = Omit<components['schemas']['ChangeCrisisLineDto'], 'version'>;

const PATH = '/api/admin/settings/crisis-lines';
const LINE_PATH = '/api/admin/settings/crisis-lines/{id}';

/** Saves or removes a line. All are read again afterwards, also after a refusal. */
export function useChangeCrisisLine() {
  const api = useApi();
  const options = { onSettled: useRefetch(PATH, '/api/admin/overview') };
  return {
    save: api.useMutation('put', LINE_PATH, options).mutateAsync,
    remove: api.useMutation('delete', LINE_PATH, options).mutateAsync,
  };
}

/** What a form edits of a line. */
export function fieldsOf(line: CrisisLine): CrisisLineFields {
  const { id: _id, checkedOn: _day, checkedBy: _name, isOverdue: _isOverdue, ...fields } = line;
  return { ...fields, isCheckedToday: false };
}
