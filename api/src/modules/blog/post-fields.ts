import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { Column, getMetadataArgsStorage } from 'typeorm';
import { emptyIsNull, IS_TEXT, trimmed } from '../../common/fields';
import { CATEGORY_IDS, type CategoryId } from './categories';

export const POST_STATUSES = ['draft', 'published'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const DIFFICULTIES = ['Nybörjare', 'Medel', 'Avancerad'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

const isUploadedImage = (value: unknown) => typeof value === 'string' && isAllowedImage(value);

/**
 * The fields that an author writes, in the order of the editor's form. A field is declared here once: its column with
 * its default, its limits with their messages, and its schema. The entity extends this class, and request bodies,
 * responses, revisions and working copies are derived from it.
 */
export class PostFields {
  @Column('text')
  @ApiProperty({ type: String, minLength: 1, maxLength: 200 })
  @MaxLength(200, { message: 'Titeln får vara högst 200 tecken.' })
  @MinLength(1, { message: 'Titel är obligatorisk' })
  @IsString({ message: 'Titel är obligatorisk' })
  @trimmed()
  title: string;

  @Column('text', { default: '' })
  @ApiProperty({
    type: String,
    maxLength: 200,
    description: 'A sentence under the title that leads into the text.',
  })
  @MaxLength(200, { message: 'Underrubriken får vara högst 200 tecken.' })
  @IsString(IS_TEXT)
  @trimmed()
  subtitle: string;

  @Column('text')
  @ApiProperty({ type: String, pattern: '^[a-z0-9-]{1,200}$' })
  @Matches(/^[a-z0-9-]{1,200}$/, { message: 'Slug skrivs med små bokstäver a–z, siffror och bindestreck.' })
  @IsString({ message: 'Slug är obligatorisk' })
  slug: string;

  @Column('text', { default: '' })
  @ApiProperty({ type: String, maxLength: 500 })
  @MaxLength(500, { message: 'Utdraget får vara högst 500 tecken.' })
  @IsString(IS_TEXT)
  @trimmed()
  excerpt: string;

  @Column('text')
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: 500_000,
    description: 'HTML; the API removes what the allow-list lacks.',
  })
  @MaxLength(500_000, { message: 'Innehållet är för långt.' })
  @MinLength(1, { message: 'Innehåll är obligatoriskt' })
  @IsString({ message: 'Innehåll är obligatoriskt' })
  @trimmed()
  content: string;

  @Column('text', { default: 'draft' })
  @ApiProperty({ enum: POST_STATUSES, default: 'draft' })
  @IsIn(POST_STATUSES, { message: 'Status ska vara utkast eller publicerad.' })
  status: PostStatus;

  @Column('text', { nullable: true })
  @ApiProperty({ type: String, nullable: true, description: 'The `src` of an uploaded picture.' })
  @ValidateBy(
    { name: 'isUploadedImage', validator: { validate: isUploadedImage } },
    { message: 'Bilden ska vara en som är uppladdad här.' },
  )
  @emptyIsNull()
  @IsOptional()
  featured_image: string | null;

  @Column('text', { default: '' })
  @ApiProperty({
    type: String,
    maxLength: 300,
    description: 'Description of the image; empty if it is decorative.',
  })
  @MaxLength(300, { message: 'Bildens beskrivning får vara högst 300 tecken.' })
  @IsString(IS_TEXT)
  @trimmed()
  featured_image_alt: string;

  @Column('text', { array: true, default: [] })
  @ApiProperty({ enum: CATEGORY_IDS, isArray: true })
  @IsIn(CATEGORY_IDS, { each: true, message: 'Kategorin finns inte.' })
  @ArrayUnique({ message: 'Samma kategori står två gånger.' })
  @ArrayMaxSize(CATEGORY_IDS.length, { message: 'Kategorierna är för många.' })
  @IsArray({ message: 'Kategorierna ska vara en lista.' })
  categories: CategoryId[];

  @Column('text', { array: true, default: [] })
  @ApiProperty({ type: [String], maxItems: 20 })
  @Length(1, 40, { each: true, message: 'En tagg ska vara 1 till 40 tecken.' })
  @IsString({ each: true, message: 'En tagg ska vara text.' })
  @ArrayMaxSize(20, { message: 'Högst 20 taggar.' })
  @IsArray({ message: 'Taggarna ska vara en lista.' })
  tags: string[];

  @Column('text', { default: 'Nybörjare' })
  @ApiProperty({ enum: DIFFICULTIES })
  @IsIn(DIFFICULTIES, { message: 'Nivån finns inte.' })
  difficulty: Difficulty;

  /** Name of a lucide icon. */
  @Column('text', { default: 'leaf' })
  @ApiProperty({ type: String, pattern: '^[a-z0-9-]{1,40}$' })
  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'Ikonens namn skrivs med små bokstäver och bindestreck.' })
  @IsString(IS_TEXT)
  icon: string;

  @Column('boolean', { default: false })
  @ApiProperty({
    type: Boolean,
    description: 'The text deals with a heavy subject, so its page shows the crisis card.',
  })
  @IsBoolean({ message: 'Kriskortet ska vara valt eller inte valt.' })
  shows_crisis_card: boolean;

  @Column('text', { default: '' })
  @ApiProperty({ type: String, maxLength: 300 })
  @MaxLength(300, { message: 'Metabeskrivningen får vara högst 300 tecken.' })
  @IsString(IS_TEXT)
  @trimmed()
  meta_description: string;

  @Column('text', { default: '' })
  @ApiProperty({ type: String, maxLength: 300 })
  @MaxLength(300, { message: 'Nyckelorden får vara högst 300 tecken.' })
  @IsString(IS_TEXT)
  @trimmed()
  meta_keywords: string;
}

const COLUMNS = getMetadataArgsStorage().filterColumns(PostFields);

/** The default of each field, that of its column; null for a field without one. */
export const POST_DEFAULTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  COLUMNS.map(({ propertyName, options }) => [propertyName, options.default ?? null]),
);

/** Only the fields of `post`. A field that an older revision lacks gets its default. */
export function fieldsOf(post: Partial<PostFields>): PostFields {
  const values: Partial<Record<string, unknown>> = { ...POST_DEFAULTS, ...post };
  return Object.assign(
    new PostFields(),
    Object.fromEntries(Object.keys(POST_DEFAULTS).map((name) => [name, values[name]])),
  );
}
