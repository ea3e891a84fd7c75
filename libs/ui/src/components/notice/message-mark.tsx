import { LineIcon } from '../icon/line-icon';

/** Signs in a ring: something needs attention, it is done, it is good to know. */
const SIGNS = {
  alert: 'M10 5.8v5M10 14v.2',
  done: 'm6.5 10.3 2.4 2.4 4.6-5',
  info: 'M10 9.2v5M10 6v.2',
};

/** The mark beside a message. */
export function MessageMark({ sign, className }: { sign: keyof typeof SIGNS; className?: string }) {
  return (
    <LineIcon box={[20, 20]} width={20} className={className}>
      <circle cx="10" cy="10" r="8.75" />
      <path d={SIGNS[sign]} />
    </LineIcon>
  );
}
