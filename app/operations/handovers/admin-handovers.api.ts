import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { isStaffImageFileName, STAFF_IMAGES_PATH } from '#app/base/images/images.rules.ts';
import { sendImage } from '#app/base/images/send-image.server.ts';
import { endedSignaturesSchema } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import { signedRefusal } from '#app/domain/bookings/signed/signed-refusal.server.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import { failureSchema } from '#app/lib/http/envelope.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { onlyReason, refusedSave } from '#app/lib/refused-save.ts';
import type { Api } from '#app/services.ts';
import { handoverIssueWords } from './editor/handover-words.rules.ts';
import { HANDOVER_KINDS } from './handover.rules.ts';
import {
  bookingHandoversSchema,
  documentsSchema,
  handoverCreateSchema,
  handoverSchema,
  handoverUpdateSchema,
} from './handover.schema.ts';
import { readHandovers } from './handovers.server.ts';
import type { SaveHandoverResult } from './save/handover-checks.server.ts';
import type { SignaturePlanner } from './save/plan-signatures.server.ts';
import { deleteHandover, saveHandover, showDocuments } from './save/save-handover.server.ts';

const tag = 'Hand-over (staff)';
const ofKind = idParams.extend({ kind: z.enum(HANDOVER_KINDS) });

export const adminHandoversApi =
  (planner: SignaturePlanner): Api =>
  async (app, { services }) => {
    respondInTurkish(app);
    const text = (request: FastifyRequest) => request.texts.handovers.input;
    const endpoints = defineEndpoints(app, tag, {
      words: ({ handovers }) => handoverIssueWords(handovers),
    });
    const { db, now, images } = services;
    const today = () => services.rates.current().rates;
    const planning = () => planner(db, services.rates.current());

    endpoints.get('/admin/bookings/:id/handovers', {
      summary: 'Returns the hand-over and the return of a booking, with the data for their form',
      params: idParams,
      data: bookingHandoversSchema,
      refuses: [404],
      run: async (request) =>
        found(
          await readHandovers(db, { bookingId: request.params.id, now: now(), rates: today() }),
          text(request).notFound,
        ),
    });

    endpoints.post('/admin/bookings/:id/handovers', {
      summary: 'Records that the vehicle was handed over (`out`) or returned (`back`)',
      description:
        'The booking becomes active or completed and gets the vehicle; its account gets the charges. `money` is recorded in the same transaction: 409 if the balance is no longer `money.balance`.',
      params: idParams,
      body: handoverCreateSchema,
      data: handoverSchema,
      status: 201,
      refuses: [404, 409],
      run: async (request, reply) => {
        const { kind, ...input } = request.body;
        const { id } = request.params;
        const by = changeContext(request, now());
        const rates = today();
        const saved = { kind, input, rates, isNew: true, planSignatures: await planning() };
        checkSaved(request, await saveHandover(db, id, saved, by));
        reply.header('location', `/api/admin/bookings/${id}/handovers`);
        return readSaved(request, { id, kind });
      },
    });

    endpoints.get('/admin/bookings/:id/handovers/:kind', {
      summary: 'Returns the hand-over or the return of a booking',
      params: ofKind,
      data: handoverSchema,
      refuses: [400, 404],
      run: (request) => readSaved(request, request.params),
    });

    endpoints.put('/admin/bookings/:id/handovers/:kind', {
      summary:
        'Replaces the hand-over or the return of a booking; 409 if it is signed or was changed since `version`',
      description:
        'A document number that is sent back masked stays unchanged. The `data` of a 409 lists the signatures that would become invalid; `allowSignedChange` saves the record anyway.',
      params: ofKind,
      body: handoverUpdateSchema,
      data: handoverSchema,
      refuses: [404],
      conflict: endedSignaturesSchema,
      run: async (request) => {
        const { id, kind } = request.params;
        const by = changeContext(request, now());
        const rates = today();
        const planSignatures = await planning();
        const saved = { kind, input: request.body, rates, isNew: false, planSignatures };
        checkSaved(request, await saveHandover(db, id, saved, by));
        return readSaved(request, { id, kind });
      },
    });

    endpoints.delete('/admin/bookings/:id/handovers/:kind', {
      summary: 'Deletes the hand-over or the return of a booking, with its charges',
      description:
        'If the deleted return had completed the booking, the booking gets its former status back.',
      params: ofKind,
      data: ofKind,
      refuses: [400, 404, 409],
      run: async (request) => {
        const { id, kind } = request.params;
        const by = changeContext(request, now());
        checkSaved(
          request,
          await deleteHandover(db, id, { kind, planSignatures: await planning() }, by),
        );
        return { id, kind };
      },
    });

    endpoints.post('/admin/bookings/:id/handovers/documents', {
      summary: 'Returns the drivers of a hand-over with their full document numbers',
      description: 'The audit log records who viewed them.',
      params: idParams,
      data: documentsSchema,
      refuses: [404],
      run: async (request) => {
        const by = changeContext(request, now());
        const drivers = await showDocuments(db, request.params.id, by);
        if (!drivers) throw new AppError(404, text(request).notRecorded);
        return { drivers };
      },
    });

    app.get(
      `${STAFF_IMAGES_PATH.replace('/api', '')}:file`,
      {
        schema: {
          tags: [tag],
          summary: 'Returns a picture for staff, in one of its widths',
          params: z.object({ file: z.string() }),
          response: {
            200: { content: { 'image/webp': { schema: z.any() } } },
            401: failureSchema,
            404: failureSchema,
            503: failureSchema,
          },
        },
      },
      async (request, reply) => {
        const { file } = request.params;
        if (!isStaffImageFileName(file)) throw new AppError(404, 'Image not found');
        const open = () => images.open(file);
        return sendImage(request, reply, { name: file, type: 'image/webp', open, isPrivate: true });
      },
    );

    async function readSaved(
      request: FastifyRequest,
      { id, kind }: { id: string; kind: 'out' | 'back' },
    ) {
      const saved = (await readHandovers(db, { bookingId: id, now: now(), rates: today() }))?.[
        kind
      ];
      if (!saved) throw new AppError(404, text(request).notFound);
      return saved;
    }
  };

function checkSaved(request: FastifyRequest, result: SaveHandoverResult): void {
  const { input: text } = request.texts.handovers;
  if (result.ok) return;
  if (result.reason === 'signed') throw signedRefusal(request, result.signed);
  if (result.reason === 'plate-out') throw new AppError(409, result.error.message, [result.error]);
  if (result.reason === 'not-now') throw new AppError(409, result.message);
  throw refusedSave(result, { ...text, invalid: onlyReason(result) ?? text.invalid });
}
