import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readAdminByToken } from '#app/base/auth/admin-tokens.server.ts';
import { bearerToken } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { newsText } from './news.text.ts';
import {
  categoriesSchema,
  postDetailSchema,
  postSearchQuerySchema,
  postsQuerySchema,
  postsSchema,
  tagsQuerySchema,
  tagsSchema,
} from './post.schema.ts';
import { CATEGORY_NAMES } from './post-card.text.ts';
import { listCategories, listPosts, listTags, readAnyPost, readPost } from './posts.server.ts';

/** The posts that visitors may read: `/blogs`. */
export const newsApi: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { db, now } = services;
  const tags = ['News'];

  async function answerList(query: z.infer<typeof postsQuerySchema>) {
    const { posts, pagination } = await listPosts(db, { ...query, now: now() });
    return { success: true as const, data: { blogs: posts, pagination } };
  }

  /** Null for everybody else; a token that is none is no reason to refuse what all may read. */
  async function readForStaff(request: FastifyRequest, reply: FastifyReply, slug: string) {
    const token = bearerToken(request);
    if (!token) return null;
    reply.header('cache-control', 'no-store');
    if (!(await readAdminByToken(db, token, now()))) return null;
    const found = await readAnyPost(db, slug);
    return found && { success: true as const, data: found };
  }

  app.get(
    '/blogs',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: 'Published posts, the newest first',
        querystring: postsQuerySchema,
        response: { 200: success(postsSchema), 400: failureSchema },
      },
    },
    async ({ query }) => answerList(query),
  );

  app.get(
    '/blogs/search',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: 'Published posts that have all the words, the newest first',
        querystring: postSearchQuerySchema,
        response: { 200: success(postsSchema), 400: failureSchema },
      },
    },
    async ({ query: { q, ...query } }) => answerList({ ...query, search: q || query.search }),
  );

  app.get(
    '/blogs/categories',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: 'Categories that have posts, the fullest first',
        response: { 200: success(categoriesSchema) },
      },
    },
    async () => {
      const found = await listCategories(db, { now: now() });
      const data = found.map((each) => ({ ...each, name: CATEGORY_NAMES[each.category] }));
      return { success: true as const, data };
    },
  );

  app.get(
    '/blogs/tags',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: 'The most used tags',
        querystring: tagsQuerySchema,
        response: { 200: success(tagsSchema), 400: failureSchema },
      },
    },
    async ({ query: { limit } }) => ({
      success: true as const,
      data: await listTags(db, { limit, now: now() }),
    }),
  );

  app.get(
    '/blogs/:slug',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: 'One post with its content; a former address leads to the present one',
        description: 'With the token of an admin drafts, archived posts and those to come as well',
        params: z.object({ slug: z.string() }),
        response: { 200: success(postDetailSchema), 301: z.null(), 404: failureSchema },
      },
    },
    async (request, reply) => {
      const { params } = request;
      const unshown = await readForStaff(request, reply, params.slug);
      if (unshown) return unshown;
      const found = await readPost(db, params.slug, { now: now() });
      if (!found) throw new AppError(404, newsText.post.notFound);
      if ('movedTo' in found) {
        // Browsers must not keep this for ever: another post can get this address.
        reply.header('cache-control', 'no-cache');
        return reply.redirect(`/api/blogs/${found.movedTo}`, 301);
      }
      return { success: true as const, data: found.post };
    },
  );
};
