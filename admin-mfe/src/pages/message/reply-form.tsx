import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Notice, TextArea, TextLink } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { Part } from '../../detail/part';
import styles from '../../detail/detail.module.css';
import { z } from '../../forms/schema';
import { showRefusal } from '../../forms/show-refusal';
import { keepReply, keptReply } from './kept-replies';
import { MESSAGE_COPY as COPY } from './message.copy';
import { useReply, type MessageDetail } from './message.queries';
import { replyLink } from './reply-link.logic';

const REPLY = z.object({ text: z.string().check(z.trim(), z.minLength(1, COPY.textRequired)) });

/** A reply by mail. A reload keeps what is typed. */
export function ReplyForm({ message }: { message: MessageDetail }) {
  const { id, email } = message;
  const [isSent, setIsSent] = useState(false);
  const reply = useReply(id);
  const form = useForm({ resolver: zodResolver(REPLY), defaultValues: { text: keptReply(id) } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await reply(text);
      keepReply(id, '');
      form.reset({ text: '' });
      setIsSent(true);
    } catch (error) {
      showRefusal(form, error, COPY.sendFailed);
    }
  });
  const field = form.register('text', {
    onChange: ({ target }: { target: HTMLTextAreaElement }) => {
      setIsSent(false);
      keepReply(id, target.value);
    },
  });
  return (
    <Part title={COPY.answer} isCard>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {isSent ? <Notice tone="success">{COPY.sent(email)}</Notice> : null}
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        <TextArea
          {...field}
          rows={8}
          required
          maxLength={10_000}
          label={COPY.text}
          hint={COPY.textHint(email)}
          error={errors.text?.message}
        />
        <div className={styles.actions}>
          <Button type="submit" isLoading={isSubmitting} loadingText={COPY.sending}>
            {COPY.send}
          </Button>
          <TextLink to={replyLink(message)} isExternal>
            {COPY.byMailProgram}
          </TextLink>
        </div>
      </form>
    </Part>
  );
}
