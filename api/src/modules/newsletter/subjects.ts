import { IsSomeOf } from '../../contract/request-fields';
import type { About } from '../../contract/response-fields';
import { CATEGORY_IDS } from '../blog/posts/categories';

/** Subjects of letters, which are the categories of articles. */
export const IsSubjects = (about?: About) =>
  IsSomeOf(
    CATEGORY_IDS,
    {
      other: 'Ämnet finns inte.',
      twice: 'Samma ämne står två gånger.',
      tooMany: 'Ämnena är för många.',
      noList: 'Ämnena ska vara en lista.',
    },
    about,
  );
