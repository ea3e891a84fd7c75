import { cloneElement, useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { classNames } from '../../class-names';
import styles from './tooltip.module.css';

export interface TooltipProps {
  text: string;
  /** Shown and announced to screen readers while true ('Kopierad!'); when left out, shown on hover and focus. */
  isShown?: boolean;
  /** Below its control, where a heading stands above it. */
  isBelow?: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
  className?: string;
}

/** A few words beside a control. Escape hides it, and the pointer may rest on it. */
export function Tooltip({ text, isShown, isBelow, children, className }: TooltipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isControlled = isShown !== undefined;
  const isVisible = isShown ?? isOpen;
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const bubble = classNames(styles.bubble, isBelow && styles.below, isVisible && styles.visible);
  if (isControlled) {
    return (
      <span className={classNames(styles.frame, className)}>
        {children}
        <span role="status" className={bubble}>
          {isVisible ? text : null}
        </span>
      </span>
    );
  }
  return (
    <span
      className={classNames(styles.frame, className)}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
      onKeyDown={closeOnEscape}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={bubble}>
        {text}
      </span>
    </span>
  );
}
