import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import { customerMatchesSchema } from '#app/office/customer-records/customer-match.schema.ts';
import type { Services } from '#app/services.ts';
import { anonymiseCustomer } from './anonymise-customer.server.ts';
import {
  customerMatchesQuerySchema,
  customerPageSchema,
  customersQuerySchema,
  customersSchema,
  customerUpdateSchema,
  openBookingsSchema,
} from './customer.schema.ts';
import { findMatches, listCustomers, readCustomer } from './customers.server.ts';
import { customerInputText as text } from './customers.text.ts';
import { updateCustomer } from './save-customer.server.ts';

const tags = ['Customers (staff)'];
const badRequest = { 400: failureSchema, 401: failureSchema };
const refusals = { ...badRequest, 404: failureSchema };
const answer = success(customerPageSchema);

/** Everyone who drove or asked: `/admin/customers`. */
export const adminCustomersApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now } },
) => {
  app.get(
    '/admin/customers',
    {
      schema: {
        tags,
        summary: 'Customers, those with the latest pickup first',
        description: 'Without those who were anonymised. A save of a booking makes them.',
        querystring: customersQuerySchema,
        response: { 200: success(customersSchema), ...badRequest },
      },
    },
    async ({ query }) => ({ success: true as const, data: await listCustomers(db, query) }),
  );

  app.get(
    '/admin/customers/matches',
    {
      schema: {
        tags,
        summary: 'Up to five customers for what is typed into a booking, and who has its phone',
        querystring: customerMatchesQuerySchema,
        response: { 200: success(customerMatchesSchema), ...badRequest },
      },
    },
    async ({ query }) => ({ success: true as const, data: await findMatches(db, query) }),
  );

  app.get(
    '/admin/customers/:id',
    {
      schema: {
        tags,
        summary: 'One customer, with their newest bookings',
        params: idParams,
        response: { 200: answer, ...refusals },
      },
    },
    async (request) => {
      const data = await readCustomer(db, request.params.id);
      if (!data) throw new AppError(404, text.notFound);
      return { success: true as const, data };
    },
  );

  app.put(
    '/admin/customers/:id',
    {
      schema: {
        tags,
        summary:
          'Changes what is given of a customer; 409 when they were saved since `version`, or are anonymised',
        description: 'A booking that brings other details is a save, too.',
        params: idParams,
        body: customerUpdateSchema,
        response: { 200: answer, ...refusals, 409: failureSchema },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const result = await updateCustomer(db, request.params.id, request.body, by);
      if (result.ok) return { success: true as const, data: result.customer };
      if (result.reason === 'anonymised') throw new AppError(409, text.anonymised);
      throw refusedSave(result, text);
    },
  );

  app.post(
    '/admin/customers/:id/anonymise',
    {
      schema: {
        tags,
        summary:
          'Takes a person out of all that is kept; 409 while a booking of theirs is not over',
        description:
          'Name, phone, e-mail, notes and wishes go, also from their bookings and from the audit log; cars, days and money stay. It cannot be undone. `data.references` of a 409 are the bookings that are pending, confirmed or active.',
        params: idParams,
        response: {
          200: answer,
          ...refusals,
          409: failureSchema.extend({ data: openBookingsSchema.optional() }),
        },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const result = await anonymiseCustomer(db, request.params.id, by);
      if (result.ok) return { success: true as const, data: result.customer };
      if (result.reason === 'open') {
        const { references } = result;
        throw new AppError(409, text.open(references), [], { references });
      }
      if (result.reason === 'unknown-places') throw new AppError(409, text.unknownPlaces);
      throw refusedSave(result, { ...text, stale: text.justBooked });
    },
  );
};
