import { IsOptional, IsString, Length, ValidateBy } from 'class-validator';
import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { Column } from 'typeorm';
import { emptyIsNull } from '../../../contract/fields';
import { IsFlag, IsListOf, IsOneOf, IsSomeOf, IsText } from '../../../contract/request-fields';
import { Describe, Text } from '../../../contract/response-fields';
import { draftFields } from '../../drafts/draft-fields';
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
  @IsText({ trim: true, min: 1, max: [200, 'Titeln får vara högst 200 tecken.'] }, 'Titel är obligatorisk')
  title: string;

  @Column('text', { default: '' })
  @Describe('A sentence under the title that leads into the text.')
  @IsText({ trim: true, max: [200, 'Underrubriken får vara högst 200 tecken.'] })
  subtitle: string;

  @Column('text')
  @IsText(
    { pattern: [/^[a-z0-9-]{1,200}$/, 'Slug skrivs med små bokstäver a–z, siffror och bindestreck.'] },
    'Slug är obligatorisk',
  )
  slug: string;

  @Column('text', { default: '' })
  @IsText({ trim: true, max: [500, 'Utdraget får vara högst 500 tecken.'] })
  excerpt: string;

  @Column('text')
  @Describe('HTML; the API removes what the allow-list lacks.')
  @IsText({ trim: true, min: 1, max: [500_000, 'Innehållet är för långt.'] }, 'Innehåll är obligatoriskt')
  content: string;

  @Column('text', { default: '' })
  @Describe('The byline. Empty: the name of the account.')
  @IsText({ trim: true, max: [100, 'Författarens namn får vara högst 100 tecken.'] })
  author_name: string;

  @Column('text', { default: 'draft' })
  @IsOneOf(POST_STATUSES, 'Status ska vara utkast eller publicerad.', { default: 'draft' })
  status: PostStatus;

  @Column('text', { nullable: true })
  @ValidateBy(
    { name: 'isUploadedImage', validator: { validate: isUploadedImage } },
    { message: 'Bilden ska vara en som är uppladdad här.' },
  )
  @emptyIsNull()
  @IsOptional()
  @Text({ nullable: true, description: 'The `src` of an uploaded picture.' })
  featured_image: string | null;

  @Column('text', { default: '' })
  @Describe('Description of the image; empty if it is decorative.')
  @IsText({ trim: true, max: [300, 'Bildens beskrivning får vara högst 300 tecken.'] })
  featured_image_alt: string;

  @Column('text', { default: '50 50' })
  @Describe('The point of the image that every crop keeps: percent from the left and from the top.')
  @IsText({
    pattern: [/^(?:100|[1-9]?0) (?:100|[1-9]?0)$/, 'Bildens mittpunkt anges i hela tiotal procent.'],
  })
  featured_image_focus: string;

  @Column('text', { array: true, default: [] })
  @IsSomeOf(CATEGORY_IDS, {
    other: 'Kategorin finns inte.',
    twice: 'Samma kategori står två gånger.',
    tooMany: 'För många kategorier.',
    noList: 'Kategorierna ska vara en lista.',
  })
  categories: CategoryId[];

  @Column('text', { array: true, default: [] })
  @Length(1, 40, { each: true, message: 'En tagg ska vara 1 till 40 tecken.' })
  @IsString({ each: true, message: 'En tagg ska vara text.' })
  @IsListOf(String, { max: [20, 'Högst 20 taggar.'] }, 'Taggarna ska vara en lista.')
  tags: string[];

  @Column('text', { default: 'Nybörjare' })
  @IsOneOf(DIFFICULTIES, 'Nivån finns inte.')
  difficulty: Difficulty;

  /** Name of a lucide icon. */
  @Column('text', { default: 'leaf' })
  @IsText({ pattern: [/^[a-z0-9-]{1,40}$/, 'Ikonens namn skrivs med små bokstäver och bindestreck.'] })
  icon: string;

  @Column('boolean', { default: false })
  @Describe('The text deals with a heavy subject, so its page shows the crisis card.')
  @IsFlag('Kriskortet ska vara valt eller inte valt.')
  shows_crisis_card: boolean;

  @Column('text', { default: '' })
  @IsText({ trim: true, max: [300, 'Metabeskrivningen får vara högst 300 tecken.'] })
  meta_description: string;

  @Column('text', { default: '' })
  @IsText({ trim: true, max: [300, 'Nyckelorden får vara högst 300 tecken.'] })
  meta_keywords: string;
}

export const { defaults: POST_DEFAULTS, fieldsOf } = draftFields(PostFields);
