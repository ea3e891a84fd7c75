import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { COMMON_ERRORS, DomainError, invalidField } from '../../http/domain-error';
import { sliceOf, toPagination, type PageDto } from '../../contract/pagination';
import { isStorable } from '../../http/safe-text';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { createDataSource } from '../../database/data-source';
import { Database } from '../../database/database';
import { AuditTrail } from '../audit/audit-trail';
import {
  cropImage,
  IMAGE_FORMATS,
  MAIL_EXTENSION,
  MAIL_TYPE,
  renderImage,
  toMailImage,
  type ImageFault,
  type ImageFormat,
  type Rendition,
} from './images';
import { MEDIA_STORE, type MediaStore } from './media-store';
import type { MediaDto, MediaListDto, UncroppedDto } from './media.controller';
import { MediaEntity, type Crop } from './media.entity';
import { findUnusedMedia } from './media.repository';

const HASH = /^[0-9a-f]{32}$/;
const FILE = /^([1-9]\d{0,3})\.(avif|webp|jpg)$/;
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  [MAIL_EXTENSION]: MAIL_TYPE,
};

/** Days until an unused picture is deleted. */
const UNUSED_DAYS = 7;

const FAULT_SENTENCES: Record<ImageFault, string> = {
  unfit: 'Bilden ska vara en hel JPEG, PNG, WebP eller AVIF, högst 24 megapixel och 16 383 bildpunkter hög.',
  slow: 'Bilden tog för lång tid att bearbeta. Gör den mindre och försök igen.',
};

const notAnImage = (message: string) => invalidField('file', message);
const outside = () => invalidField('width', 'Beskärningen går utanför bilden.');
export const storageUnavailable = (cause: unknown) =>
  new DomainError(
    503,
    'STORAGE_UNAVAILABLE',
    'Bildlagringen är full eller går inte att nå. Försök igen om en stund.',
    { headers: { 'Retry-After': '30' }, cause },
  );
const notFound = () => new DomainError(404, 'NOT_FOUND', COMMON_ERRORS.NOT_FOUND);

/** Pictures of posts. */
@Injectable()
export class MediaService {
  constructor(
    private readonly database: Database,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    private readonly audit: AuditTrail,
    @Inject(API_CONFIG) private readonly config: ApiConfig,
  ) {}

  /**
   * Stores a picture in every width and format. A repeated file updates the description of its picture.
   *
   * @throws DomainError 400 for a file that is not a picture, 503 STORAGE_UNAVAILABLE.
   */
  async add(
    file: Buffer | undefined,
    alt: string,
    userId: string,
    origin: Partial<Pick<MediaEntity, 'cropOf' | 'crop'>> = {},
  ): Promise<MediaDto> {
    if (!file?.length) throw notAnImage('Välj en bild.');
    if (!isStorable(alt)) throw new DomainError(400, 'MALFORMED_REQUEST', COMMON_ERRORS.MALFORMED_REQUEST);
    const renditions = await renderImage(file);
    if (typeof renditions === 'string') throw notAnImage(FAULT_SENTENCES[renditions]);
    const hash = createHash('sha256').update(file).digest('hex').slice(0, 32);
    // Files first: a row must not refer to missing files.
    await this.#putAll(hash, renditions);
    const sizes = renditions
      .filter(({ format }) => format === 'webp')
      .map(({ width, height }) => ({ width, height }));
    return this.database.transaction(async (manager) => {
      await manager.upsert(
        MediaEntity,
        { hash, alt, sizes, createdBy: userId, createdAt: new Date(), ...origin },
        ['hash'],
      );
      const saved = await manager.findOneByOrFail(MediaEntity, { hash });
      this.audit.setTarget(saved.id);
      return toMedia(saved);
    });
  }

  /** @throws DomainError 404 NOT_FOUND. */
  async uncropped(hash: string): Promise<UncroppedDto> {
    const { original, crop } = await this.#original(hash);
    return { original: toMedia(original), crop };
  }

  /** @throws DomainError 400 for a part that is outside, 404 NOT_FOUND, 503 STORAGE_UNAVAILABLE. */
  async crop(hash: string, crop: Crop, userId: string): Promise<MediaDto> {
    const { original } = await this.#original(hash);
    const { left, top, width, height } = crop;
    if (left + width > 100 || top + height > 100) throw outside();
    if (width === 100 && height === 100) return toMedia(original);
    const size = original.sizes.at(-1);
    const bytes = size && (await this.#get(`${original.hash}/${size.width}.webp`));
    if (!bytes) throw notFound();
    const part = await cropImage({ bytes, ...size }, crop);
    return this.add(part, original.alt, userId, {
      cropOf: original.hash,
      crop: { left, top, width, height },
    });
  }

  async #original(hash: string): Promise<{ original: MediaEntity; crop: Crop | null }> {
    const media = this.database.repository(MediaEntity);
    const picture = await media.findOneBy({ hash });
    const original = picture?.cropOf ? await media.findOneBy({ hash: picture.cropOf }) : picture;
    if (!picture || !original) throw notFound();
    return { original, crop: picture.crop };
  }

  /** Newest first. */
  async list({ page, limit }: PageDto): Promise<MediaListDto> {
    const [media, totalCount] = await this.database.repository(MediaEntity).findAndCount({
      order: { id: 'DESC' },
      ...sliceOf(page, limit),
    });
    return { media: media.map(toMedia), pagination: toPagination(page, limit, totalCount) };
  }

  /** Stores every rendition, or none: the daily deletion finds only files that a row names. */
  async #putAll(hash: string, renditions: Rendition[]): Promise<void> {
    const keyOf = ({ width, format }: Rendition) => `${hash}/${width}.${format}`;
    try {
      for (const rendition of renditions)
        await this.store.put(keyOf(rendition), rendition.bytes, `image/${rendition.format}`);
    } catch (error) {
      const isRepeated = await this.database.repository(MediaEntity).existsBy({ hash });
      if (!isRepeated) await this.store.remove(renditions.map(keyOf)).catch(() => {});
      throw storageUnavailable(error);
    }
  }

  /** @throws DomainError 404 NOT_FOUND, 503 STORAGE_UNAVAILABLE. */
  async read(hash: string, name: string): Promise<{ bytes: Buffer; type: string }> {
    const [, width, extension = ''] = FILE.exec(name) ?? [];
    const type = TYPES[extension];
    if (!HASH.test(hash) || !type) throw notFound();
    const stored = await this.#get(`${hash}/${name}`);
    if (stored) return { bytes: stored, type };
    const origin = extension === MAIL_EXTENSION ? await this.#get(`${hash}/${width}.webp`) : undefined;
    if (!origin) throw notFound();
    const bytes = await toMailImage(origin);
    // It is made again where the store is full.
    await this.store.put(`${hash}/${name}`, bytes, type).catch(() => {});
    return { bytes, type };
  }

  async #get(key: string): Promise<Buffer | undefined> {
    try {
      const file = await this.store.stream(key);
      return file && (await buffer(file));
    } catch (error) {
      throw storageUnavailable(error);
    }
  }

  /**
   * Deletes unused pictures, which no post (also draft or in the trash), letter, revision or working copy refers to.
   * New ones are skipped, because an unsaved text may use them.
   *
   * @returns the number of deleted pictures.
   */
  async deleteUnused(): Promise<number> {
    // The query reads every text, which may take longer than the timeout of requests.
    const source = createDataSource(this.config.databaseUrl, { poolSize: 1, queryTimeoutMs: 0 });
    try {
      await source.initialize();
      const unused = await findUnusedMedia(source.manager, UNUSED_DAYS);
      for (const { id, hash, sizes } of unused) {
        // Files first: after a failure the row is found again.
        await this.store.remove(
          sizes.flatMap(({ width }) =>
            [...IMAGE_FORMATS, MAIL_EXTENSION].map((extension) => `${hash}/${width}.${extension}`),
          ),
        );
        await source.manager.delete(MediaEntity, { id });
      }
      return unused.length;
    } finally {
      if (source.isInitialized) await source.destroy();
    }
  }
}

function toMedia({ id, hash, alt, sizes, createdAt }: MediaEntity): MediaDto {
  const address = (width: number, format: ImageFormat) => `/api/media/${hash}/${width}.${format}`;
  const { width, height } = sizes.at(-1) ?? { width: 0, height: 0 };
  return {
    id,
    src: address(width, 'webp'),
    srcset: sizes.map((size) => `${address(size.width, 'webp')} ${size.width}w`).join(', '),
    alt,
    width,
    height,
    renditions: sizes.flatMap((size) =>
      IMAGE_FORMATS.map((format) => ({ src: address(size.width, format), format, ...size })),
    ),
    created_at: createdAt,
  };
}
