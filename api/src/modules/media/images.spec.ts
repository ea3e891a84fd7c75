import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { cropImage, renderImage } from './images';

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

describe('cropImage', () => {
  it.each([1, 10, 49])('gives a pixel of the last percent of a picture of %i pixels', async (side) => {
    const whole = { width: side, height: side };
    const bytes = await sharp({ create: { ...whole, channels: 3, background: '#7a8f86' } })
      .webp()
      .toBuffer();
    const part = await cropImage({ bytes, ...whole }, { left: 99, top: 99, width: 1, height: 1 });
    expect(await sharp(part).metadata()).toMatchObject({ width: 1, height: 1 });
  });
});
