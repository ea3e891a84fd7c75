import type { paths } from '@stillsam/contracts';

type PostPath = paths['/api/blog/admin/posts/{id}'];

/** A post for admins. */
export type AdminPost = PostPath['get']['responses'][200]['content']['application/json'];

/** The body of a request that creates a post; one that changes a post adds its version. */
export type PostInput = paths['/api/blog/posts']['post']['requestBody']['content']['application/json'];
