import type { paths } from '@stillsam/contracts';

type PostPath = paths['/api/blog/admin/posts/{id}'];

/** A post as admins see it. */
export type AdminPost = PostPath['get']['responses'][200]['content']['application/json'];

/** What is sent to make a post; to change one, its version is added. */
export type PostInput = paths['/api/blog/posts']['post']['requestBody']['content']['application/json'];
