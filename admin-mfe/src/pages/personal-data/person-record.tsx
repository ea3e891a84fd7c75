import { Button, Notice, TextLink, VisuallyHidden, CheckboxField, TextField } from '@stillsam/ui';
import { useState, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { saveFile } from '../../features/download/download';
import { dateStamp, formatDate, formatDateTime, unbroken } from '../../format-date';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import styles from './personal-data.module.css';
import { type ErasureReceipt, type PersonalData, recordSections } from './record-sections.logic';
import look from '../../look.module.css';
import { useApi, useRefetch } from '../../api/use-api';
import { bind, FormDialog } from '../../forms/form';
import { z } from '../../forms/schema';

interface PersonRecordProps {
  data: PersonalData;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Whether the page's h1 is the address. */
  isNamed?: boolean;
  /** Buttons of what is done most. */
  children?: ReactNode;
}

/**
 * All data about an address, with how long they are kept, and buttons to download and to erase them; once they are
 * erased, the receipt in place of them.
 */
export function PersonRecord({ data, headingRef, isNamed, children }: PersonRecordProps) {
  const [isErasing, setIsErasing] = useState(false);
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  if (receipt) return <ErasureView receipt={receipt} />;
  const sections = recordSections(data);
  return (
    <section className={styles.result} aria-labelledby="held">
      <h2 id="held" ref={headingRef} tabIndex={-1} className={isNamed ? styles.unseen : styles.title}>
        {isNamed ? <VisuallyHidden>{COPY.foundTitle}</VisuallyHidden> : COPY.foundTitle}
      </h2>
      {isNamed ? (
        <SubscriptionState subscription={data.subscription} />
      ) : (
        <p className={styles.address}>{data.email}</p>
      )}
      {sections.length === 0 ? <p>{COPY.nothing}</p> : null}
      {sections.length > 0 ? (
        <div className={look.buttons}>
          {children}
          <Button variant="secondary" onClick={() => saveJson(data, COPY.fileName)}>
            {COPY.save}
          </Button>
          <Button variant="secondary" className={styles.erase} onClick={() => setIsErasing(true)}>
            {COPY.erase}
          </Button>
        </div>
      ) : null}
      {sections.map(({ id, entries }) => (
        <div key={id} className={styles.part}>
          <h3>{COPY.sections[id]}</h3>
          <ul role="list">
            {entries.map(({ text, at, to, link, times = 1 }, index) => (
              <li key={index} className={styles.entry}>
                <span>
                  {to ? <TextLink to={to}>{link ?? text}</TextLink> : (link ?? text)}
                  {link ? `: ${text}` : null}
                </span>
                {at ? (
                  <span className={styles.when}>
                    {times > 1 ? COPY.times(times) : null} <time dateTime={at}>{formatDateTime(at)}</time>
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
          <Periods data={data} section={id} />
        </div>
      ))}
      {data.kept.length > 0 ? <Kept title={COPY.keptTitle} kept={data.kept} /> : null}
      {isErasing ? (
        <EraseDialog email={data.email} onErased={setReceipt} onCancel={() => setIsErasing(false)} />
      ) : null}
    </section>
  );
}

function SubscriptionState({ subscription }: Pick<PersonalData, 'subscription'>) {
  if (!subscription) return null;
  const { status, created_at, confirmed_at } = subscription;
  const since = status === 'active' ? (confirmed_at ?? created_at) : created_at;
  return <p>{COPY.since[status](unbroken(formatDateTime(since)))}</p>;
}

/** How long the data of a section are kept. */
function Periods({ data: { periods }, section }: { data: PersonalData; section: string }) {
  return periods
    .filter(({ kind }) => kind === section)
    .map(({ text }) => (
      <p key={text} className={styles.period}>
        {aboutThem(text)}
      </p>
    ));
}

/** The notice's words are to the visitor; here somebody else reads them. */
const aboutThem = (text: string) =>
  text
    .replaceAll('till dig', 'till personen')
    .replace(/\bdig\b/g, 'sig')
    .replace(/\bdu\b/g, 'personen');

/** Kept data and the reasons. */
function Kept({ title, kept }: { title: string; kept: ErasureReceipt['kept'] }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <dl className={styles.kept}>
        {kept.map(({ kind, label, count, reason, until }) => (
          <div key={kind}>
            <dt>{COPY.kept(label, count)}</dt>
            <dd>
              {reason}
              {until ? COPY.until(formatDate(until)) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The body of an erasure, whose address is the one that is shown. */
const erasureOf = (email: string) =>
  z.object({
    email: z.string().check(
      z.trim(),
      z.normalize('NFC'),
      z.toLowerCase(),
      z.refine((typed) => typed === email, COPY.typedWrong),
    ),
    is_receipt_mailed: z.boolean(),
  });

interface EraseDialogProps {
  /** Whose data would be erased. */
  email: string;
  onErased: (receipt: ErasureReceipt) => void;
  onCancel: () => void;
}

/** Asks before everything about an address is erased: the admin types it to confirm. */
function EraseDialog({ email, onErased, onCancel }: EraseDialogProps) {
  const form = useForm({
    resolver: zodResolver(erasureOf(email)),
    defaultValues: { email: '', is_receipt_mailed: false },
  });
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/personal-data/erase', {
    onSettled: useRefetch('/api/admin/newsletter/subscribers', '/api/admin/notify', '/api/admin/messages'),
  });
  return (
    <FormDialog
      title={COPY.question}
      description={COPY.consequence(email)}
      role="alertdialog"
      size="small"
      form={form}
      failed={COPY.eraseFailed}
      copy={{ submit: COPY.confirm, submitting: COPY.confirming }}
      variant="danger"
      onCancel={onCancel}
      onSend={async (body) => onErased(await mutateAsync({ body }))}
    >
      <TextField
        {...bind(form, 'email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        label={COPY.typed}
      />
      <CheckboxField {...form.register('is_receipt_mailed')} label={COPY.mailReceipt} />
    </FormDialog>
  );
}

/** Machine-readable, with the day in its name. */
function saveJson(data: object, nameOf: (day: string) => string): void {
  const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(content, nameOf(dateStamp(new Date())));
}

/** The receipt of an erasure: erased data, kept data and the reasons. */
function ErasureView({ receipt }: { receipt: ErasureReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { email, erased_at, erased, kept, is_mailed } = receipt;
  return (
    <section className={styles.result} aria-labelledby="receipt">
      <h2 id="receipt" ref={heading} tabIndex={-1} className={styles.title}>
        {COPY.receiptTitle}
      </h2>
      <Notice tone="success" role="none">
        {erased.length > 0 ? COPY.erasedAt(email, formatDateTime(erased_at)) : COPY.nothingErased}
        {is_mailed ? ` ${COPY.mailed}` : null}
      </Notice>
      {erased.length > 0 ? (
        <div className={styles.part}>
          <h3>{COPY.erased}</h3>
          <ul role="list">
            {erased.map(({ kind, label, count }) => (
              <li key={kind} className={styles.entry}>
                <span>{label}</span>
                <span>{count}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {kept.length > 0 ? <Kept title={COPY.stays} kept={kept} /> : null}
      <div className={look.buttons}>
        <Button variant="secondary" onClick={() => saveJson(receipt, COPY.receiptName)}>
          {COPY.saveReceipt}
        </Button>
      </div>
    </section>
  );
}
