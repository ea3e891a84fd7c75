import type { components } from '@stillsam/contracts';
import { Button, Notice, TextField } from '@stillsam/ui';
import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { bind } from '../../forms/form';
import { bodyOf, useApi, useRefetch } from '../../api/use-api';
import { Loaded } from '../../detail/detail-page';
import { PRONUNCIATIONS_COPY as COPY } from './settings.copy';
import { SettingForm } from './setting-form';
import styles from './settings.module.css';
import look from '../../look.module.css';

type Pronunciations = components['schemas']['PronunciationsSettingDto'];

const PATH = '/api/admin/settings/pronunciations';

/** Words that the voice says wrong, and how far the audio of the texts has come. */
export function PronunciationsForm() {
  const result = useApi().useQuery('get', PATH, {}, { refetchOnWindowFocus: false });
  return (
    <Loaded copy={COPY} result={result}>
      {(setting) => <WordsForm setting={setting} />}
    </Loaded>
  );
}

function WordsForm({ setting }: { setting: Pronunciations }) {
  const api = useApi();
  const { mutateAsync: save } = api.useMutation('put', PATH, { onSettled: useRefetch(PATH) });
  const form = useForm({ defaultValues: setting.value });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'words' });
  const [isSilent, setSilent] = useState(false);
  const { voice } = setting.state;
  const hear = async (index: number) => {
    const text = form.getValues(`words.${index}.spoken`);
    try {
      const sound = bodyOf(api.client.POST(`${PATH}/say`, { body: { text }, parseAs: 'arrayBuffer' }));
      await playSound(await sound);
      setSilent(false);
    } catch {
      setSilent(true);
    }
  };
  return (
    <SettingForm
      section="pronunciations"
      setting={setting}
      form={form}
      latest={setting.value}
      onSave={async ({ words }) => (await save({ body: { words, version: setting.version } })).value}
    >
      <p>{COPY.state(setting.state)}</p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.group}>
          <legend className={styles.legend}>{COPY.number(index + 1)}</legend>
          <div className={styles.pair}>
            <TextField
              {...bind(form, `words.${index}.word`, { required: COPY.wordMissing })}
              label={COPY.word}
            />
            <TextField
              {...bind(form, `words.${index}.spoken`, { required: COPY.spokenMissing })}
              label={COPY.spoken}
            />
          </div>
          <div className={look.actions}>
            {voice ? (
              <Button
                variant="secondary"
                aria-label={COPY.hearNumber(index + 1)}
                onClick={() => void hear(index)}
              >
                {COPY.hear}
              </Button>
            ) : null}
            <Button variant="quiet" aria-label={COPY.removeNumber(index + 1)} onClick={() => remove(index)}>
              {COPY.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      {isSilent ? <Notice tone="error">{COPY.silent}</Notice> : null}
      <div className={look.actions}>
        <Button variant="secondary" onClick={() => append({ word: '', spoken: '' })}>
          {COPY.add}
        </Button>
      </div>
    </SettingForm>
  );
}

/** Plays a file of sound. @throws when the browser cannot read it. */
async function playSound(file: ArrayBuffer): Promise<void> {
  const context = new AudioContext();
  const source = context.createBufferSource();
  source.buffer = await context.decodeAudioData(file);
  source.connect(context.destination);
  source.addEventListener('ended', () => void context.close());
  source.start();
}
