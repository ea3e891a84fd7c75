import { describe, expect, it } from '@jest/globals';
import { StreamSlots } from './stream-slots';

const address = (net: number, host = 1) => `10.${net >> 8}.${net & 255}.${host}`;

/** Takes more slots for an address than there are. @returns what gives each of them back. */
function takeAll(slots: StreamSlots, of: string) {
  return Array.from({ length: 20 }, () => slots.take(of)).filter((giveBack) => giveBack !== undefined);
}

describe('slots of event streams', () => {
  it('are ten for each net, and another net has its own', () => {
    const slots = new StreamSlots();
    expect(takeAll(slots, address(1))).toHaveLength(10);
    expect(takeAll(slots, address(2))).toHaveLength(10);
  });

  it('are those of a net: a subscriber of IPv6 has no more by another address', () => {
    const slots = new StreamSlots();
    expect(takeAll(slots, '2001:db8:1:2::1')).toHaveLength(10);
    expect(slots.take('2001:db8:1:2::2')).toBeUndefined();
    expect(slots.take('2001:db8:1:3::1')).toBeDefined();
  });

  it('are 200 in all', () => {
    const slots = new StreamSlots();
    const counts = Array.from({ length: 25 }, (_, net) => takeAll(slots, address(net)).length);
    expect(counts).toEqual([...Array(20).fill(10), ...Array(5).fill(0)]);
  });

  it('can be taken again when they are given back, one for each', () => {
    const slots = new StreamSlots();
    const [first, second] = takeAll(slots, address(1));
    first?.();
    second?.();
    expect(takeAll(slots, address(1))).toHaveLength(2);
  });

  it('are all free when all are given back', () => {
    const slots = new StreamSlots();
    const nets = Array.from({ length: 20 }, (_, net) => net);
    for (const giveBack of nets.flatMap((net) => takeAll(slots, address(net)))) giveBack();
    expect(nets.map((net) => takeAll(slots, address(net + 100)).length)).toEqual(Array(20).fill(10));
  });
});
