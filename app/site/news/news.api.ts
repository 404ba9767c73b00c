import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readAdminByToken } from '#app/base/auth/admin-tokens.server.ts';
import { bearerToken } from '#app/base/auth/signed-in-admin.server.ts';
import {
  categoriesSchema,
  postDetailSchema,
  postSearchQuerySchema,
  postsQuerySchema,
  postsSchema,
  tagsQuerySchema,
  tagsSchema,
} from '#app/domain/posts/post.schema.ts';
import {
  listCategories,
  listPosts,
  listTags,
  readAnyPost,
  readPost,
} from '#app/domain/posts/posts.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { failureSchema, success } from '#app/lib/http/envelope.schema.ts';
import { languageQuery, responseLanguage } from '#app/lib/words/response-language.server.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { Api } from '#app/services.ts';

export const newsApi: Api = async (app, { services }) => {
  const { db, now, texts } = services;
  const tag = 'News';
  const endpoints = defineEndpoints(app, tag);

  async function readList(query: z.infer<typeof postsQuerySchema>, language: SiteLanguage) {
    const { posts, pagination } = await listPosts(db, { ...query, language, now: now() });
    return { blogs: posts, pagination };
  }

  /**
   * Returns a post in any status for staff; null if there is no valid token or no such post. An
   * invalid token does not refuse a published post.
   */
  async function readForStaff(
    request: FastifyRequest,
    reply: FastifyReply,
    { slug, language }: { slug: string; language: SiteLanguage },
  ) {
    const token = bearerToken(request);
    if (!token) return null;
    reply.header('cache-control', 'no-store');
    if (!(await readAdminByToken(db, token, now()))) return null;
    return readAnyPost(db, slug, language);
  }

  endpoints.get('/blogs', {
    summary: 'Lists published posts, newest first',
    querystring: postsQuerySchema.extend(languageQuery.shape),
    data: postsSchema,
    config: { cached: true },
    run: (request, reply) => readList(request.query, responseLanguage(request, reply)),
  });

  endpoints.get('/blogs/search', {
    summary: 'Lists published posts that match all words, newest first',
    querystring: postSearchQuerySchema.extend(languageQuery.shape),
    data: postsSchema,
    config: { cached: true },
    run: (request, reply) => {
      const { q, ...query } = request.query;
      const language = responseLanguage(request, reply);
      return readList({ ...query, search: q || query.search }, language);
    },
  });

  endpoints.get('/blogs/categories', {
    summary: 'Lists categories that have posts, most posts first',
    querystring: languageQuery,
    data: categoriesSchema,
    config: { cached: true },
    run: async (request, reply) => {
      const names = texts.site[responseLanguage(request, reply)].news.card.categories;
      const found = await listCategories(db, { now: now(), names });
      return found.map((each) => ({ ...each, name: names[each.category] }));
    },
  });

  endpoints.get('/blogs/tags', {
    summary: 'Lists the most used tags of published posts, most used first',
    querystring: tagsQuerySchema,
    data: tagsSchema,
    config: { cached: true },
    run: ({ query: { limit } }) => listTags(db, { limit, now: now() }),
  });

  // A plain route, because a former slug redirects to the current one.
  app.get(
    '/blogs/:slug',
    {
      config: { cached: true },
      schema: {
        tags: [tag],
        summary: 'Returns a post with its content; a former address redirects to the current one',
        description:
          'With a token of the back office, also returns drafts, archived posts and scheduled posts.',
        params: z.object({ slug: z.string() }),
        querystring: languageQuery,
        response: { 200: success(postDetailSchema), 301: z.null(), 404: failureSchema },
      },
    },
    async (request, reply) => {
      const {
        params: { slug },
        query: { lang },
      } = request;
      const language = responseLanguage(request, reply);
      const ofStaff = await readForStaff(request, reply, { slug, language });
      const found = ofStaff
        ? { post: ofStaff }
        : await readPost(db, slug, { now: now(), language });
      if (!found) throw new AppError(404, texts.site[language].news.post.notFound);
      if ('movedTo' in found) {
        // Browsers must not keep the redirect, because another post may get this slug.
        reply.header('cache-control', 'no-cache');
        const query = lang === undefined ? '' : `?${new URLSearchParams({ lang })}`;
        return reply.redirect(`/api/blogs/${found.movedTo}${query}`, 301);
      }
      return { success: true as const, data: found.post };
    },
  );
};
