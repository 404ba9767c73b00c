import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { signedInAdmin } from '../auth/signed-in-admin.ts';
import {
  adminBlogDetailSchema,
  adminBlogsQuerySchema,
  adminBlogsSchema,
} from './admin-blog-json.schema.ts';
import { deletePost, listAdminPosts, readAdminPost } from './admin-posts.server.ts';
import { toAdminBlog, toAdminBlogDetail } from './blog-json.rules.ts';

/** The spec has two readings of these paths (part 7): both are the same. */
const PATHS = ['/admin/blogs', '/news/admin'];

const NOT_FOUND = 'Blog post not found';

/** Posts for staff. */
export const adminNewsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  for (const prefix of PATHS) await app.register(postsForStaff, { prefix, services });
};

const postsForStaff: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { db, now } = services;
  const tags = ['News for staff'];
  const params = z.object({ id: z.string() });

  app.get(
    '',
    {
      schema: {
        tags,
        summary: 'Posts of every status, those written last first; with search the best first',
        querystring: adminBlogsQuerySchema,
        response: { 200: success(adminBlogsSchema), 400: failureSchema, 401: failureSchema },
      },
    },
    async ({ query }) => {
      const { posts, pagination } = await listAdminPosts(db, query);
      return { success: true as const, data: { blogs: posts.map(toAdminBlog), pagination } };
    },
  );

  app.get(
    '/:id',
    {
      schema: {
        tags,
        summary: 'One post with its content as written',
        params,
        response: { 200: success(adminBlogDetailSchema), 401: failureSchema, 404: failureSchema },
      },
    },
    async ({ params: { id } }) => {
      const post = await readAdminPost(db, id);
      if (!post) throw new AppError(404, NOT_FOUND);
      return { success: true as const, data: toAdminBlogDetail(post) };
    },
  );

  app.delete(
    '/:id',
    {
      schema: {
        tags,
        summary: 'Deletes a post and the addresses that it once had',
        params,
        response: {
          200: success(z.object({ id: z.string() })),
          401: failureSchema,
          404: failureSchema,
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const result = await deletePost(db, id, { actor: signedInAdmin(request), now: now() });
      if (!result.ok) throw new AppError(404, NOT_FOUND);
      return { success: true as const, data: { id } };
    },
  );
};
