import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import {
  PageHeader,
  PillGroup,
  Skeleton,
  VisuallyHidden,
  type PageHeaderProps,
  type PillOption,
} from '@stillsam/ui';
import { ConflictView, type ConflictViewProps } from './conflict-view';
import layout from './draft-editor.module.css';
import look from '../../look.module.css';
import { LeaveDialog, type LeaveDialogProps } from './leave-guard';
import { TextOffer, type TextOfferProps } from './text-offer';

interface EditorSkeletonProps {
  title: string;
  /** Read by screen readers. */
  label: string;
}

/** An editor while its draft loads, and on the server. */
export function EditorSkeleton({ title, label }: EditorSkeletonProps) {
  return (
    <div className={layout.page}>
      <PageHeader className={layout.header} title={<VisuallyHidden>{title}</VisuallyHidden>} />
      <div className={layout.skeleton}>
        <Skeleton lines={2} label={label} />
        <Skeleton lines={2} />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}

interface DraftEditorProps<Text, Fields extends object> {
  /** Read by screen readers: the text has a title of its own. */
  title: string;
  back: NonNullable<PageHeaderProps['back']>;
  /** Unsaved text of an earlier visit. */
  offer: TextOfferProps<Text>;
  /** What was saved elsewhere, while the author compares it with the own text. */
  conflict: ConflictViewProps<Fields> | null;
  leave: LeaveDialogProps;
  /** Of the views. */
  label: string;
  views: PillOption[];
  view: string;
  onView: (view: string) => void;
  /** Beside the views. */
  tools?: ReactNode;
  /** What became of the last action. */
  notices: ReactNode;
  /** The view. */
  children: ReactNode;
}

/** The editor of a draft: its header, notices and views, or the conflict with what was saved elsewhere. */
export function DraftEditor<Text, Fields extends object>({
  title,
  back,
  offer,
  conflict,
  leave,
  label,
  views,
  view,
  onView,
  tools,
  notices,
  children,
}: DraftEditorProps<Text, Fields>) {
  return (
    <>
      {conflict ? <ConflictView {...conflict} /> : null}
      {/* The form stays mounted, so that its state is kept. */}
      <div className={layout.page} hidden={conflict !== null}>
        <div className={layout.top}>
          <PageHeader
            className={layout.header}
            title={<VisuallyHidden>{title}</VisuallyHidden>}
            back={{ to: back.to, label: <span className={look.saidOnPhone}>{back.label}</span> }}
          />
          <PillGroup
            className={layout.views}
            label={label}
            options={views}
            value={view}
            onValueChange={onView}
          />
          {tools}
        </div>
        <TextOffer {...offer} />
        {notices}
        {children}
      </div>
      <LeaveDialog {...leave} />
    </>
  );
}

interface DraftFormProps {
  ref: RefObject<HTMLFormElement | null>;
  isHidden: boolean;
  onSave: () => void;
  /** What is written. */
  main: ReactNode;
  /** What is chosen; nothing while it is hidden. */
  aside: ReactNode;
  /** Below both. */
  children?: ReactNode;
}

/** The fields of a draft. Ctrl or ⌘ and S saves; so does Enter where there is a button to submit. */
export function DraftForm({ ref, isHidden, onSave, main, aside, children }: DraftFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    onSave();
  };
  return (
    <form
      method="post"
      ref={ref}
      noValidate
      className={layout.form}
      hidden={isHidden}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <div className={layout.columns}>
        <div className={layout.main}>{main}</div>
        <div className={layout.aside}>{aside}</div>
      </div>
      {children}
    </form>
  );
}
