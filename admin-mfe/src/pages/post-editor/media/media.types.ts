import type { paths } from '@stillsam/contracts';

/** A picture that was uploaded, with its sizes. */
export type Media = paths['/api/admin/media']['post']['responses'][201]['content']['application/json'];
