import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import {
  adminLettingRuleSchema,
  adminLettingRulesSchema,
  lettingRuleInputSchema,
} from '#app/domain/availability/letting-rule.schema.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Api } from '#app/services.ts';
import {
  createLettingRule,
  deleteLettingRule,
  listCarTitles,
  listLettingRules,
  readLettingRule,
  type SaveRuleResult,
  updateLettingRule,
} from './letting-rules.server.ts';

const TAG = 'Letting rules (staff)';
const words = ({ lettingRules }: OfficeTexts) => ({
  messages: lettingRules.input,
  labels: lettingRules.labels,
});

export const lettingRulesApi: Api = async (app, { services: { db } }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, TAG, { words });

  endpoints.get('/admin/letting-rules', {
    summary: 'Lists all letting rules by their first day, and the cars',
    data: adminLettingRulesSchema,
    run: async () => ({ rules: await listLettingRules(db), cars: await listCarTitles(db) }),
  });

  endpoints.get('/admin/letting-rules/:id', {
    summary: 'Returns a letting rule',
    params: idParams,
    data: adminLettingRuleSchema,
    refuses: [404],
    run: async (request) => {
      const rule = await readLettingRule(db, request.params.id);
      return found(rule, request.texts.lettingRules.input.notFound);
    },
  });
};

/** Registers the changes of letting rules, for owners only. */
export const lettingRuleChangesApi: Api = async (app, { services: { db, now } }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, TAG, { words });

  endpoints.post('/admin/letting-rules', {
    summary: 'Creates a letting rule; it never touches existing bookings',
    body: lettingRuleInputSchema,
    data: adminLettingRuleSchema,
    status: 201,
    run: async (request, reply) => {
      const by = changeContext(request, now());
      const rule = saved(request, await createLettingRule(db, request.body, by));
      reply.header('location', `/api/admin/letting-rules/${rule.id}`);
      return rule;
    },
  });

  endpoints.put('/admin/letting-rules/:id', {
    summary: 'Replaces a letting rule; 409 if it was saved since `version`',
    params: idParams,
    body: lettingRuleInputSchema,
    data: adminLettingRuleSchema,
    refuses: [404, 409],
    run: async (request) => {
      const by = changeContext(request, now());
      return saved(request, await updateLettingRule(db, request.params.id, request.body, by));
    },
  });

  endpoints.delete('/admin/letting-rules/:id', {
    summary: 'Deletes a letting rule',
    params: idParams,
    data: z.object({ id: z.string() }),
    refuses: [404],
    run: async (request) => {
      const { id } = request.params;
      const isDeleted = await deleteLettingRule(db, id, changeContext(request, now()));
      if (!isDeleted) throw new AppError(404, request.texts.lettingRules.input.notFound);
      return { id };
    },
  });
};

function saved(request: FastifyRequest, result: SaveRuleResult) {
  if (result.ok) return result.rule;
  throw refusedSave(result, request.texts.lettingRules.input);
}
