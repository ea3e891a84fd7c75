import type { paths } from '@stillsam/contracts';

/** An uploaded picture with its sizes. */
export type Media = paths['/api/admin/media']['post']['responses'][201]['content']['application/json'];
