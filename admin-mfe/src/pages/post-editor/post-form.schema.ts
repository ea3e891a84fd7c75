import { POST_FIELDS } from '@stillsam/contracts/post-fields';
import { isAllowedImage } from '@stillsam/post-html/allow-list';
import { hasContent } from '@stillsam/post-html/has-content';
import { fromSwedishTime } from '../../features/draft-editor/swedish-time.logic';
import { z } from '../../forms/schema';
import { EDITOR_COPY } from './post-editor.copy';
import { FIELD_NAMES, schemaOf, type PostFields } from './post-fields.logic';

const { errors } = EDITOR_COPY;

/** Every text that the API limits, by the contract's limit. */
const limitedTexts: Partial<Record<string, z.ZodMiniString>> = Object.fromEntries(
  FIELD_NAMES.flatMap((name) => {
    const { maxLength } = schemaOf(name);
    return maxLength ? [[name, z.string().check(z.maxLength(maxLength, errors.tooLong(maxLength)))]] : [];
  }),
);

const isFilled = (text: string) => text.trim() !== '';
const isShownImage = (address: string) => !isFilled(address) || isAllowedImage(address.trim());

/** A time of publication is whole or absent; that of a published post is not sent. */
const isTimeWhole = ({ status, publish_at }: Pick<PostFields, 'status' | 'publish_at'>) =>
  status !== 'draft' || publish_at === '' || fromSwedishTime(publish_at) !== undefined;

/** Faults that the author can mend before anything is sent (specification, section 5). */
export const POST_FORM_SCHEMA = z
  .looseObject({
    ...limitedTexts,
    title: (limitedTexts.title ?? z.string()).check(z.refine(isFilled, errors.titleRequired)),
    slug: z
      .string()
      .check(
        z.refine(isFilled, { error: errors.slugRequired, abort: true }),
        z.trim(),
        z.regex(new RegExp(POST_FIELDS.slug.pattern), errors.slugPattern),
      ),
    content: (limitedTexts.content ?? z.string()).check(z.refine(hasContent, errors.contentRequired)),
    featured_image: z.string().check(z.refine(isShownImage, errors.imageAddress)),
    status: z.enum(POST_FIELDS.status.enum),
    publish_at: z.string(),
  })
  .check(z.refine(isTimeWhole, { path: ['publish_at'], error: errors.timeUnfinished }));
