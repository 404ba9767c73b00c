import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import {
  adminPostDetailSchema,
  adminPostsQuerySchema,
  adminPostsSchema,
  postFeaturedSchema,
  postPreviewSchema,
  postStatusSchema,
  postUpdateSchema,
  previewedPostSchema,
} from '#app/domain/posts/admin-post.schema.ts';
import {
  deletePost,
  setPostFeatured,
  setPostStatus,
} from '#app/domain/posts/change-post.server.ts';
import { postInputSchema, tagsSchema } from '#app/domain/posts/post.schema.ts';
import type { SavePostResult } from '#app/domain/posts/post-writes.server.ts';
import { listAdminPosts, listAllTags, readAdminPost } from '#app/domain/posts/read-posts.server.ts';
import { createPost, previewPost, updatePost } from '#app/domain/posts/save-post.server.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import type { Api } from '#app/services.ts';

/** The spec (part 7) has two paths for the same endpoints; both work. */
const PATHS = ['/admin/blogs', '/news/admin'];

export const adminNewsApi: Api = async (app, { services }) => {
  for (const prefix of PATHS) {
    await app.register(postsForStaff, { prefix, services });
  }
};

const postsForStaff: Api = async (app, { services }) => {
  const endpoints = defineEndpoints(app, 'News (staff)', {
    words: ({ news }) => ({ messages: news.input, labels: news.labels }),
  });
  const { db, now } = services;
  const by = (request: FastifyRequest) => changeContext(request, now());

  endpoints.get('', {
    summary: 'Lists posts of every status, newest first',
    querystring: adminPostsQuerySchema,
    data: adminPostsSchema,
    run: async ({ query }) => {
      const { posts, pagination } = await listAdminPosts(db, { ...query, now: now() });
      return { blogs: posts, pagination };
    },
  });

  endpoints.get('/tags', {
    summary: 'Lists all tags alphabetically, including those of drafts and archived posts',
    data: tagsSchema,
    run: () => listAllTags(db),
  });

  endpoints.get('/:id', {
    summary: 'Returns a post with its content as written',
    params: idParams,
    data: adminPostDetailSchema,
    refuses: [404],
    run: async (request) =>
      found(await readAdminPost(db, request.params.id, now()), request.texts.news.input.notFound),
  });

  endpoints.post('/preview', {
    summary: 'Returns HTML, excerpt and slug that a post would get when saved; stores nothing',
    body: postPreviewSchema,
    data: previewedPostSchema,
    config: { keepsPublicCache: true },
    run: async (request) => {
      const previewed = await previewPost(db, request.body);
      const { input: text } = request.texts.news;
      if (!previewed.ok) throw new AppError(400, text.invalid, previewed.errors);
      return previewed.preview;
    },
  });

  endpoints.post('', {
    summary: 'Creates a post, as a draft by default',
    body: postInputSchema,
    data: adminPostDetailSchema,
    status: 201,
    refuses: [404],
    run: async (request, reply) => {
      const post = saved(request, await createPost(db, request.body, by(request)));
      reply.header('location', `${app.prefix}/${post.id}`);
      return post;
    },
  });

  endpoints.put('/:id', {
    summary: 'Changes the given fields of a post; 409 if it was changed since `version`',
    params: idParams,
    body: postUpdateSchema,
    data: adminPostDetailSchema,
    refuses: [404, 409],
    run: async (request) =>
      saved(request, await updatePost(db, request.params.id, request.body, by(request))),
  });

  endpoints.patch('/:id/featured', {
    summary: 'Sets or toggles `featured` of a post',
    params: idParams,
    body: postFeaturedSchema,
    data: adminPostDetailSchema,
    refuses: [404],
    run: async (request) => {
      const given = { ...request.body, ...by(request) };
      return saved(request, await setPostFeatured(db, request.params.id, given));
    },
  });

  endpoints.patch('/:id/status', {
    summary: 'Publishes a post, makes it a draft or archives it',
    params: idParams,
    body: postStatusSchema,
    data: adminPostDetailSchema,
    refuses: [404],
    run: async (request) => {
      const given = { ...request.body, ...by(request) };
      return saved(request, await setPostStatus(db, request.params.id, given));
    },
  });

  endpoints.delete('/:id', {
    summary: 'Deletes a post; its former addresses no longer redirect',
    params: idParams,
    data: z.object({ id: z.string() }),
    refuses: [404],
    run: async (request) => {
      const { id } = request.params;
      const deleted = await deletePost(db, id, by(request));
      if (!deleted) throw new AppError(404, request.texts.news.input.notFound);
      return { id };
    },
  });
};

function saved(request: FastifyRequest, result: SavePostResult) {
  if (!result.ok) throw refusedSave(result, request.texts.news.input);
  return result.post;
}
