import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import type { Services } from '#app/services.ts';
import { postInputSchema, tagsSchema } from '#app/site/news/post.schema.ts';
import { postInputText as text } from '#app/site/news/post-input.text.ts';
import {
  adminPostDetailSchema,
  adminPostsQuerySchema,
  adminPostsSchema,
  postFeaturedSchema,
  postPreviewSchema,
  postStatusSchema,
  postUpdateSchema,
  previewedPostSchema,
} from './admin-post.schema.ts';
import { deletePost, setPostFeatured, setPostStatus } from './change-post.server.ts';
import type { SavePostResult } from './post-writes.server.ts';
import { listAdminPosts, listAllTags, readAdminPost } from './read-posts.server.ts';
import { createPost, previewPost, updatePost } from './save-post.server.ts';

/** The spec has two readings of these paths (part 7): both are the same. */
const PATHS = ['/admin/blogs', '/news/admin'];

const tags = ['News (staff)'];
const refusals = { 400: failureSchema, 401: failureSchema, 404: failureSchema };

/** Posts for staff. */
export const adminNewsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  for (const prefix of PATHS) {
    await app.register(postsForStaff, { prefix, services });
  }
};

const postsForStaff: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { db, now } = services;
  const acting = (request: FastifyRequest) => ({ actor: signedInAdmin(request), now: now() });

  app.get(
    '',
    {
      schema: {
        tags,
        summary: 'Posts of every status, those written last first',
        querystring: adminPostsQuerySchema,
        response: { 200: success(adminPostsSchema), 400: failureSchema, 401: failureSchema },
      },
    },
    async ({ query }) => {
      const { posts, pagination } = await listAdminPosts(db, { ...query, now: now() });
      return { success: true as const, data: { blogs: posts, pagination } };
    },
  );

  app.get(
    '/tags',
    {
      schema: {
        tags,
        summary: 'All tags, those of drafts and archived posts too, as in a dictionary',
        response: { 200: success(tagsSchema), 401: failureSchema },
      },
    },
    async () => ({ success: true as const, data: await listAllTags(db) }),
  );

  app.get(
    '/:id',
    {
      schema: {
        tags,
        summary: 'One post with its content as written',
        params: idParams,
        response: { 200: success(adminPostDetailSchema), 401: failureSchema, 404: failureSchema },
      },
    },
    async ({ params: { id } }) => {
      const post = await readAdminPost(db, id, now());
      if (!post) throw new AppError(404, text.notFound);
      return { success: true as const, data: post };
    },
  );

  app.post(
    '/preview',
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'What saving a post would make of it; nothing is stored',
        body: postPreviewSchema,
        response: { 200: success(previewedPostSchema), 400: failureSchema, 401: failureSchema },
      },
    },
    async ({ body }) => {
      const previewed = await previewPost(db, body);
      if (!previewed.ok) throw new AppError(400, text.invalid, previewed.errors);
      return { success: true as const, data: previewed.preview };
    },
  );

  app.post(
    '',
    {
      schema: {
        tags,
        summary: 'Adds a post, as a draft unless it says otherwise',
        body: postInputSchema,
        response: { 201: success(adminPostDetailSchema), ...refusals },
      },
    },
    async (request, reply) => {
      const answer = saved(await createPost(db, request.body, acting(request)));
      reply.code(201).header('location', `${app.prefix}/${answer.data.id}`);
      return answer;
    },
  );

  app.put(
    '/:id',
    {
      schema: {
        tags,
        summary: 'Changes what is given of a post; 409 when it was saved since `version`',
        params: idParams,
        body: postUpdateSchema,
        response: { 200: success(adminPostDetailSchema), ...refusals, 409: failureSchema },
      },
    },
    async (request) =>
      saved(await updatePost(db, request.params.id, request.body, acting(request))),
  );

  app.patch(
    '/:id/featured',
    {
      schema: {
        tags,
        summary: 'Features a post, or ends that',
        params: idParams,
        body: postFeaturedSchema,
        response: { 200: success(adminPostDetailSchema), ...refusals },
      },
    },
    async (request) => {
      const given = { ...request.body, ...acting(request) };
      return saved(await setPostFeatured(db, request.params.id, given));
    },
  );

  app.patch(
    '/:id/status',
    {
      schema: {
        tags,
        summary: 'Publishes a post, takes it back or puts it away',
        params: idParams,
        body: postStatusSchema,
        response: { 200: success(adminPostDetailSchema), ...refusals },
      },
    },
    async (request) => {
      const given = { ...request.body, ...acting(request) };
      return saved(await setPostStatus(db, request.params.id, given));
    },
  );

  app.delete(
    '/:id',
    {
      schema: {
        tags,
        summary: 'Deletes a post and the addresses that it once had',
        params: idParams,
        response: {
          200: success(z.object({ id: z.string() })),
          401: failureSchema,
          404: failureSchema,
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const deleted = await deletePost(db, id, acting(request));
      if (!deleted) throw new AppError(404, text.notFound);
      return { success: true as const, data: { id } };
    },
  );
};

function saved(result: SavePostResult) {
  if (!result.ok) throw refusedSave(result, text);
  return { success: true as const, data: result.post };
}
