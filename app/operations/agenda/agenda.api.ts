import { defineEndpoints, originOf } from '#app/lib/http/endpoints.server.ts';
import type { Api } from '#app/services.ts';
import { agendaQuerySchema, agendaSchema } from './agenda.schema.ts';
import { readAgenda } from './agenda.server.ts';

export const agendaApi: Api = async (app, { services }) => {
  const { db, now } = services;

  defineEndpoints(app, 'Dashboard').get('/admin/dashboard/agenda', {
    summary:
      'Returns the hand-overs, returns and transfers of a day, overdue ones, open requests, and due dates of vehicles',
    querystring: agendaQuerySchema,
    data: agendaSchema,
    run: (request) =>
      readAgenda(db, {
        now: now(),
        origin: originOf(services, request),
        texts: services.texts,
        date: request.query.date,
      }),
  });
};
