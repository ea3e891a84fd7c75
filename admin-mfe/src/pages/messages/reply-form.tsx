import { useEffect, useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Notice, TextArea, TextLink } from '@stillsam/ui';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { Part } from '../../detail/part';
import { bind, Form, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import { MESSAGE_COPY as COPY } from './messages.copy';
import type { components } from '@stillsam/contracts';
import { useApi, useRefetch } from '../../api/use-api';
import look from '../../look.module.css';
import { formatDateTime } from '../../format-date';

export type MessageDetail = components['schemas']['MessageDetailDto'];

const REPLY = z.object({ text: z.string().check(z.trim(), z.minLength(1, COPY.textRequired)) });

/** A reply by mail. A reload keeps what is typed. */
export function ReplyForm({ message }: { message: MessageDetail }) {
  const { id, email } = message;
  const isAnswered = message.replies.length > 0 && keptReply(id) === '';
  const [shown, setShown] = useState<'form' | 'sent' | 'answered'>(isAnswered ? 'answered' : 'form');
  const reply = useReply(id);
  const form = useForm({ resolver: zodResolver(REPLY), defaultValues: { text: keptReply(id) } });
  const field = bind(form, 'text', {
    onChange: ({ target }: { target: HTMLTextAreaElement }) => keepReply(id, target.value),
  });
  const writeAgain = () => {
    flushSync(() => setShown('form'));
    form.setFocus('text');
  };
  if (shown !== 'form')
    return <Answered receipt={shown === 'sent' ? COPY.sent(email) : null} onWriteAgain={writeAgain} />;
  return (
    <Part title={COPY.answer} isCard>
      <Form
        form={form}
        failed={COPY.sendFailed}
        onSend={async ({ text }) => {
          await reply(text);
          keepReply(id, '');
          form.reset({ text: '' });
          setShown('sent');
        }}
      >
        <TextArea
          {...field}
          rows={6}
          required
          maxLength={10_000}
          label={COPY.text}
          hint={COPY.textHint(email)}
        />
        <div className={look.actions}>
          <Submit form={form} loadingText={COPY.sending}>
            {COPY.send}
          </Submit>
          <TextLink to={replyLink(message)} isExternal>
            {COPY.byMailProgram}
          </TextLink>
        </div>
      </Form>
    </Part>
  );
}

/** Mails a reply. A failed call may still have sent it, so the same text again repeats its idempotency key. */
function useReply(id: string) {
  const failed = useRef<{ text: string; key: string }>(null);
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/messages/{id}/replies', {
    onSettled: useRefetch('/api/admin/messages/{id}', '/api/admin/messages'),
  });
  return async (text: string) => {
    if (failed.current?.text !== text) failed.current = { text, key: crypto.randomUUID() };
    const params = { path: { id }, header: { 'Idempotency-Key': failed.current.key } };
    await mutateAsync({ params, body: { text } });
    failed.current = null;
  };
}

/** What became of the reply, in the form's place, which the thread has moved down; and the way to another one. */
function Answered({ receipt, onWriteAgain }: { receipt: string | null; onWriteAgain: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Part title={COPY.answer} isCard>
      {receipt === null ? null : (
        <div ref={frame} tabIndex={-1}>
          <Notice tone="success">{receipt}</Notice>
        </div>
      )}
      <div className={look.actions}>
        <Button variant="secondary" onClick={onWriteAgain}>
          {COPY.writeAgain}
        </Button>
      </div>
    </Part>
  );
}

const KEY = 'stillsam-svar';
const REPLIES = z.record(z.string(), z.string());

/** Replies that are not sent, by the id of their message. A reload keeps them, and closing the tab forgets them. */
function readAll(): Record<string, string> {
  try {
    return REPLIES.parse(JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function keptReply(id: string): string {
  return readAll()[id] ?? '';
}

/** @param text empty to forget it. */
function keepReply(id: string, text: string): void {
  const { [id]: _, ...others } = readAll();
  const replies = text ? { ...others, [id]: text } : others;
  try {
    if (Object.keys(replies).length > 0) window.sessionStorage.setItem(KEY, JSON.stringify(replies));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing loses the text on a reload only.
  }
}

/** In characters: mail programs cut or refuse long addresses, and the admin sees the whole message beside. */
const MAX_QUOTE_LENGTH = 1200;

type Quoted = Pick<MessageDetail, 'name' | 'email' | 'message' | 'created_at'>;

/** A `mailto:` address of a reply that quotes the message. */
export function replyLink({ name, email, message, created_at }: Quoted): string {
  const introduction = COPY.quoteIntroduction(name, formatDateTime(created_at));
  const quote = shorten(message)
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `\r\n\r\n${introduction}\r\n${quote}`;
  // The @ is left as it is: some mail programs do not decode it in the recipient.
  const recipient = encodeURIComponent(email).replace('%40', '@');
  const subject = encodeURIComponent(COPY.replySubject);
  return `mailto:${recipient}?subject=${subject}&body=${encodeURIComponent(body)}`;
}

/** Cuts between characters: half a surrogate pair would make the encoding throw. */
function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_QUOTE_LENGTH ? `${characters.slice(0, MAX_QUOTE_LENGTH).join('')} …` : text;
}
