import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { portOf, postBody, TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

interface Media {
  id: string;
  src: string;
  srcset: string;
  renditions: { src: string; format: string; width: number; height: number }[];
  [field: string]: unknown;
}

let directory: string;
let api: TestApi;
let token: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'stillsam-media-'));
  api = await TestApi.start({ environment: { MEDIA_DIR: directory } });
  token = (await api.signedIn('admin')).token;
});
afterAll(async () => {
  await api.stop();
  await rm(directory, { recursive: true });
});

const picture = (width: number, height: number, background = '#7a8f86') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A black PNG of any size: sharp takes long to make a tall one. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

async function upload(bytes: Buffer | undefined, alt: string | undefined, on = api, by = token) {
  const form = new FormData();
  if (alt !== undefined) form.set('alt', alt);
  if (bytes) form.set('file', new Blob([new Uint8Array(bytes)]), 'bild.jpg');
  const response = await fetch(`${on.origin}/api/admin/media`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${by}` },
    body: form,
  });
  const body: Media & { issues: { path: string }[]; code: string } = JSON.parse(await response.text());
  return { status: response.status, body };
}
async function download(src: string, on = api) {
  const response = await fetch(on.origin + src);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('uploading a picture', () => {
  it('makes every width in both formats, upright and without metadata', async () => {
    const original = await picture(2000, 1000)
      .withExif({ IFD0: { Copyright: 'hemlig plats' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(original, ' Ett stilla vatten ');
    expect(status).toBe(201);
    expect(body).toMatchObject({ alt: 'Ett stilla vatten', width: 960, height: 1920 });
    expect(body.renditions.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 480',
      'webp 480',
      'avif 960',
      'webp 960',
    ]);
    for (const { src, format, width, height } of body.renditions) {
      const { bytes, headers } = await download(src);
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: format === 'avif' ? 'heif' : 'webp', width, height });
      expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(headers.get('content-type')).toBe(`image/${format}`);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('has a JPEG of each width for mails, made of the WebP when it is first read, on paper where it is transparent', async () => {
    const original = sharp({ create: { width: 600, height: 300, channels: 4, background: '#00000000' } });
    const { body } = await upload(await original.png().toBuffer(), 'Genomskinlig');
    const src = body.src.replace('.webp', '.jpg');
    const folder = path.join(directory, body.src.split('/')[3] ?? '');
    expect(await readdir(folder)).not.toContain('480.jpg');
    const first = await download(src);
    expect(await readdir(folder)).toContain('480.jpg');
    expect((await download(src)).bytes.equals(first.bytes)).toBe(true);
    expect(first.headers.get('content-type')).toBe('image/jpeg');
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    // Webmail is another site than ours.
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 240 });
    const { channels } = await sharp(first.bytes).stats();
    // Black is what lies behind a picture that is not flattened.
    for (const { min } of channels) expect(min).toBeGreaterThan(245);
    expect((await download(src.replace('480', '479'))).status).toBe(404);
  });

  it('never enlarges', async () => {
    const small = await upload(await picture(300, 200).png().toBuffer(), 'Liten');
    expect(small.body.renditions.map(({ width }) => width)).toEqual([300, 300]);
    const large = await upload(await picture(1700, 300).webp().toBuffer(), 'Stor');
    expect(large.body.srcset).toMatch(/480\.webp 480w, .*960\.webp 960w, .*1600\.webp 1600w$/);
  });

  it('takes its path as featured_image and in the text of a post', async () => {
    const { body } = await upload(await picture(500, 400, '#123456').png().toBuffer(), 'I text');
    const image = `<img src="${body.src}" srcset="${body.srcset}" alt="I text" loading="lazy" />`;
    const post = await api.call('POST', '/api/blog/posts', {
      token,
      body: postBody({ featured_image: body.src, content: `<p>x</p>${image}` }),
    });
    expect(post.body).toMatchObject({ featured_image: body.src, content: `<p>x</p>${image}` });
  });

  it('makes one picture of the same file twice, with the later description', async () => {
    const bytes = await picture(490, 100, '#abcdef').png().toBuffer();
    const [first, second] = [await upload(bytes, 'Ett'), await upload(bytes, 'Två')];
    expect(second.body).toMatchObject({ id: first.body.id, src: first.body.src, alt: 'Två' });
    const folder = first.body.src.split('/')[3] ?? '';
    expect((await readdir(path.join(directory, folder))).sort()).toEqual(['480.avif', '480.webp']);
    const { body } = await api.get<{ media: Media[] }>('/api/admin/media?limit=100', token);
    expect(body.media.filter(({ id }) => id === first.body.id)).toHaveLength(1);
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['nothing', Buffer.alloc(0)],
    ['the head of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('refuses %s, whatever it is called', async (_, bytes) => {
    const { status, body } = await upload(bytes, 'Bild');
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: 'file', message: expect.any(String) }]);
  });

  it('refuses a picture that breaks off', async () => {
    const whole = await picture(800, 800).jpeg().toBuffer();
    expect((await upload(whole.subarray(0, whole.length / 2), 'Halv')).status).toBe(400);
  });

  it.each([
    ['more than 24 megapixels', 6001, 4000],
    ['a height that no browser shows as WebP', 20, 20_000],
  ])('refuses a picture of %s', async (_, width, height) => {
    const { status, body } = await upload(await picture(width, height).png().toBuffer(), 'Bomb');
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: 'file' }]);
  });

  it('takes a picture of 24 megapixels', async () => {
    const { status, body } = await upload(await picture(6000, 4000).jpeg().toBuffer(), 'Stor');
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 1600, height: 1067 });
  });

  it('keeps what is see-through so', async () => {
    const seeThrough = sharp({ create: { width: 600, height: 600, channels: 4, background: '#7a8f8680' } });
    const { body } = await upload(await seeThrough.png().toBuffer(), 'Dis');
    for (const { src } of body.renditions)
      expect((await sharp((await download(src)).bytes).stats()).isOpaque).toBe(false);
  });

  it('refuses one without description, and one without file', async () => {
    const bytes = await picture(20, 20).png().toBuffer();
    for (const alt of [undefined, '  ', 'a'.repeat(301), 'a\0b'])
      expect((await upload(bytes, alt)).status).toBe(400);
    expect((await upload(undefined, 'Bild')).body.issues).toMatchObject([{ path: 'file' }]);
  });

  it('refuses more than 10 MB', async () => {
    const { status, body } = await upload(Buffer.alloc(10 * 1024 * 1024 + 1), 'Stor');
    expect([status, body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('requires an admin, and takes forms alone', async () => {
    const user = (await api.signedIn('user')).token;
    expect((await upload(Buffer.alloc(10), 'x', api, user)).status).toBe(403);
    const json = await api.call('POST', '/api/admin/media', { token, body: { alt: 'x' } });
    expect(json.status).toBe(415);
    const broken = await api.call('POST', '/api/admin/media', {
      token,
      body: 'x',
      headers: { 'Content-Type': 'multipart/form-data' },
    });
    expect(broken.status).toBe(400);
  });
});

describe('a crop', () => {
  const cropOf = (src: string, body: object) =>
    api.call<Media>('POST', `/api/admin/media/${src.split('/')[3]}/crops`, { token, body });
  const HALF = { left: 50, top: 0, width: 50, height: 50 };

  it('makes a picture of its own, and knows the whole one', async () => {
    const left = await picture(480, 480, '#aa0000').png().toBuffer();
    const both = await picture(960, 480, '#0000aa')
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { body: whole } = await upload(both, 'Rött och blått');
    const made = await cropOf(whole.src, HALF);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ alt: 'Rött och blått', width: 480, height: 240 });

    const file = await fetch(api.origin + made.body.src);
    const { dominant } = await sharp(Buffer.from(await file.arrayBuffer())).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);

    const hash = made.body.src.split('/')[3];
    const { body } = await api.get(`/api/admin/media/${hash}`, token);
    expect(body).toEqual({ original: whole, crop: HALF });
    const again = await cropOf(made.body.src, { left: 0, top: 0, width: 25, height: 100 });
    expect(again.body).toMatchObject({ width: 240, height: 480 });
    expect((await cropOf(made.body.src, { left: 0, top: 0, width: 100, height: 100 })).body).toEqual(whole);
  });

  it.each([
    [{ ...HALF, width: 51 }, 400],
    [{ ...HALF, height: 0 }, 400],
    [{ ...HALF, left: 0.5 }, 400],
  ])('refuses %j', async (body, status) => {
    const { body: whole } = await upload(await picture(40, 40).png().toBuffer(), 'Liten');
    expect((await cropOf(whole.src, body)).status).toBe(status);
  });

  it('finds no picture that is not stored', async () => {
    expect((await cropOf(`/api/media/${'0'.repeat(32)}/960.webp`, HALF)).status).toBe(404);
    expect((await api.get(`/api/admin/media/${'0'.repeat(32)}`, token)).status).toBe(404);
  });
});

describe('a picture that takes too much', () => {
  it('refuses a column of 24 million pixels by its header, so that the next picture does not wait', async () => {
    const startedAt = performance.now();
    const [tall, next] = await Promise.all([
      upload(pngOf(1, 24_000_000), 'En pelare'),
      upload(await picture(20, 20, '#2468ac').png().toBuffer(), 'Nästa'),
    ]);
    expect([tall.status, tall.body.issues[0]?.path, next.status]).toEqual([400, 'file', 201]);
    // Decoding the column takes 40 s.
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('takes a tall one that fits when it is scaled', async () => {
    const { status, body } = await upload(pngOf(40, 16_383), 'Hög');
    expect([status, body.height]).toEqual([201, 16_383]);
  });
});

describe('a disk that takes no more', () => {
  it('keeps no file of a picture that it cannot store whole, and says so', async () => {
    const bytes = await picture(1000, 500, '#135790').png().toBuffer();
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    // A folder of its name stands in the way of the last file.
    const obstacle = path.join(directory, hash, '960.webp');
    await mkdir(path.join(obstacle, 'x'), { recursive: true });
    const { status, body } = await upload(bytes, 'Får inte plats');
    expect([status, body.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(body.error).toBe('Bildlagringen är full eller går inte att nå. Försök igen om en stund.');
    expect(await readdir(path.dirname(obstacle))).toEqual(['960.webp']);
    expect(await api.query('SELECT FROM media WHERE hash = $1', [hash])).toEqual([]);

    await rm(obstacle, { recursive: true });
    expect((await upload(bytes, 'Får plats')).status).toBe(201);
    await rm(path.join(directory, hash, '960.webp'));
    await mkdir(path.join(obstacle, 'x'), { recursive: true });
    expect((await upload(bytes, 'Finns redan')).status).toBe(503);
    expect((await download(`/api/media/${hash}/480.webp`)).status).toBe(200);
    await rm(path.join(directory, hash), { recursive: true });
  });
});

describe('an address of a picture', () => {
  const hash = createHash('sha256').update('x').digest('hex').slice(0, 32);

  it.each([
    `${hash}/480.webp`,
    `${hash}/480.svg`,
    `${hash}/..%2f..%2fpackage.json`,
    '..%2f..%2fetc/480.webp',
    `${hash.toUpperCase()}/480.webp`,
    `${hash}/480.webp.0123`,
  ])('answers 404 for %s', async (name) => {
    const { status, headers } = await download(`/api/media/${name}`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

describe('an S3-compatible store', () => {
  const objects = new Map<string, Buffer>();
  let store: Server;
  const cutting = createServer(({ socket }) => socket.destroy());

  beforeAll(async () => {
    await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve));
    store = createServer((request, response) => {
      const key = (request.url ?? '').split('?')[0] ?? '';
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.method === 'PUT') {
          objects.set(key, Buffer.concat(chunks));
          return response.writeHead(200, { ETag: '"x"' }).end();
        }
        if (request.method === 'DELETE') {
          objects.delete(key);
          return response.writeHead(204).end();
        }
        const found = objects.get(key);
        if (found) return response.writeHead(200, { 'Content-Length': found.length }).end(found);
        response.writeHead(404, { 'Content-Type': 'application/xml' });
        response.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
      });
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    for (const server of [store, cutting]) await new Promise((resolve) => server.close(resolve));
  });

  it('keeps the pictures instead of the folder', async () => {
    const remote = await TestApi.start({
      databaseUrl: api.databaseUrl,
      environment: {
        MEDIA_DIR: '/nowhere',
        MEDIA_S3_BUCKET: 'bilder',
        MEDIA_S3_ENDPOINT: `http://127.0.0.1:${portOf(store)}`,
        MEDIA_S3_ACCESS_KEY_ID: 'key',
        MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
      },
    });
    try {
      const { body } = await upload(await picture(490, 490, '#fedcba').png().toBuffer(), 'Fjärran', remote);
      expect([...objects.keys()]).toEqual([
        expect.stringMatching(/^\/bilder\/[0-9a-f]{32}\/480\.avif$/),
        expect.stringMatching(/^\/bilder\/[0-9a-f]{32}\/480\.webp$/),
      ]);
      const { status, bytes } = await download(body.src, remote);
      expect(status).toBe(200);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480 });
      expect((await download(body.src.replace('480', '960'), remote)).status).toBe(404);

      await api.query(`UPDATE media SET created_at = now() - interval '8 days' WHERE id = $1`, [body.id]);
      expect(await remote.app.get(testedApi.MediaService).deleteUnused()).toBe(1);
      expect([...objects.keys()]).toEqual([]);
    } finally {
      store.closeAllConnections();
      await remote.stop();
    }
  });

  it.each([
    ['cannot be reached', () => 'http://127.0.0.1:1'],
    ['cuts every connection', () => `http://127.0.0.1:${portOf(cutting)}`],
  ])('gets 503 when it %s, and the API serves the rest', async (_, endpoint) => {
    const remote = await TestApi.start({
      databaseUrl: api.databaseUrl,
      environment: {
        MEDIA_S3_BUCKET: 'bilder',
        MEDIA_S3_ENDPOINT: endpoint(),
        MEDIA_S3_ACCESS_KEY_ID: 'key',
        MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
      },
    });
    try {
      const bytes = await picture(30, 30, '#fedcbb').png().toBuffer();
      const { status, body } = await upload(bytes, 'Borta', remote);
      expect([status, body.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
      expect((await download(`/api/media/${'a'.repeat(32)}/480.webp`, remote)).status).toBe(503);
      expect((await remote.get('/api/health/ready')).status).toBe(200);
      expect((await remote.get('/api/blog/posts')).status).toBe(200);
    } finally {
      await remote.stop();
    }
  });
});
