import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { renderImage } from './images';

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a8f86' } })
    .png()
    .toBuffer();

describe('renderImage', () => {
  it('stops at its deadline, and takes the next picture', async () => {
    const [late, next] = await Promise.all([renderImage(await picture(), 1), renderImage(await picture())]);
    expect(late).toBe('slow');
    expect(next).toHaveLength(2);
  });

  it('returns a fault for what is no picture', async () => {
    expect(await renderImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('unfit');
  });
});
