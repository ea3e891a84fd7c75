import { classNames } from '../../class-names';
import { formatNumber } from '../../format-number';
import { AnyLink } from '../text-link/any-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './pill-group.module.css';

export interface PillOption {
  value: string;
  label: string;
  /** Number of items of the choice. */
  count?: number;
  /** Given, the pill is a link, which works without JavaScript. */
  to?: string;
}

interface PillGroupProps {
  /** Names the group for screen readers. */
  label: string;
  options: readonly PillOption[];
  /** The value of the chosen pill. */
  value: string;
  /** Called for buttons and, before the navigation, for links. */
  onValueChange?: (value: string) => void;
  /** What `count` counts, in one and in many; for screen readers. */
  countUnit?: readonly [one: string, many: string];
  /** For links: replace the entry in the history and stay where the page is scrolled to. */
  isReplacing?: boolean;
  className?: string;
}

/** One choice of a few, as pills in a row: links when the options have addresses, otherwise buttons. */
export function PillGroup({ label, options, className, ...props }: PillGroupProps) {
  const areLinks = options.some((option) => option.to !== undefined);
  const Group = areLinks ? 'nav' : 'div';
  return (
    <Group role={areLinks ? undefined : 'group'} aria-label={label} className={className}>
      <ul className={styles.pills} role="list">
        {options.map((option) => (
          <li key={option.value}>
            <Pill option={option} {...props} />
          </li>
        ))}
      </ul>
    </Group>
  );
}

type PillProps = Omit<PillGroupProps, 'label' | 'options' | 'className'> & { option: PillOption };

function Pill({ option, value, onValueChange, countUnit, isReplacing = false }: PillProps) {
  const isChosen = option.value === value;
  const classes = classNames(styles.pill, isChosen && styles.chosen);
  const content = (
    <>
      <span>{option.label}</span>
      {option.count === undefined ? null : <Count count={option.count} unit={countUnit} />}
    </>
  );
  const choose = () => onValueChange?.(option.value);
  if (option.to === undefined) {
    return (
      <button type="button" className={classes} aria-pressed={isChosen} onClick={choose}>
        {content}
      </button>
    );
  }
  return (
    <AnyLink
      to={option.to}
      className={classes}
      aria-current={isChosen ? 'true' : undefined}
      onClick={choose}
      replace={isReplacing}
      preventScrollReset={isReplacing}
    >
      {content}
    </AnyLink>
  );
}

function Count({ count, unit }: { count: number; unit: PillGroupProps['countUnit'] }) {
  return (
    <span className={styles.count}>
      {formatNumber(count)}
      {unit ? <VisuallyHidden> {count === 1 ? unit[0] : unit[1]}</VisuallyHidden> : null}
    </span>
  );
}
