import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { customerMatchesSchema } from '#app/domain/customers/customer-match.schema.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { answerInTurkish, defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import type { Api } from '#app/services.ts';
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
import { updateCustomer } from './save-customer.server.ts';

const TAG = 'Customers (staff)';

export const adminCustomersApi: Api = async (app, { services: { db, now } }) => {
  answerInTurkish(app);
  const endpoints = defineEndpoints(app, TAG, {
    words: ({ customers }) => ({ messages: customers.input, labels: customers.labels }),
  });

  endpoints.get('/admin/customers', {
    summary: 'Customers, those with the latest pickup first',
    description: 'Without those who were anonymised. A save of a booking makes them.',
    querystring: customersQuerySchema,
    answer: customersSchema,
    run: ({ query }) => listCustomers(db, query),
  });

  endpoints.get('/admin/customers/matches', {
    summary:
      'Up to five customers for what is typed into a booking, and everybody who has its phone',
    querystring: customerMatchesQuerySchema,
    answer: customerMatchesSchema,
    run: ({ query }) => findMatches(db, query),
  });

  endpoints.get('/admin/customers/:id', {
    summary: 'One customer, with their newest bookings',
    params: idParams,
    answer: customerPageSchema,
    refuses: [404],
    run: async (request) =>
      found(await readCustomer(db, request.params.id), request.texts.customers.input.notFound),
  });

  endpoints.put('/admin/customers/:id', {
    summary:
      'Changes what is given of a customer; 409 when they were saved since `version`, or are anonymised',
    description: 'A booking that brings other details is a save, too.',
    params: idParams,
    body: customerUpdateSchema,
    answer: customerPageSchema,
    refuses: [404, 409],
    run: async (request) => {
      const { input: text } = request.texts.customers;
      const by = changeContext(request, now());
      const result = await updateCustomer(db, request.params.id, request.body, by);
      if (result.ok) return result.customer;
      if (result.reason === 'anonymised') throw new AppError(409, text.anonymised);
      throw refusedSave(result, text);
    },
  });
};

/** Registers the endpoint that anonymises a customer, for owners only. */
export const anonymiseApi: Api = async (app, { services: { db, now } }) => {
  answerInTurkish(app);
  const endpoints = defineEndpoints(app, TAG);

  endpoints.post('/admin/customers/:id/anonymise', {
    summary: 'Takes a person out of all that is kept; 409 while a booking of theirs is not over',
    description:
      'Name, phone, e-mail, notes and wishes go, also from their bookings and from the audit log; cars, days and money stay. It cannot be undone. `data.references` of a 409 are the bookings that are pending, confirmed or active.',
    params: idParams,
    answer: customerPageSchema,
    refuses: [404],
    conflict: openBookingsSchema,
    run: async (request) => {
      const { input: text } = request.texts.customers;
      const by = changeContext(request, now());
      const result = await anonymiseCustomer(db, request.params.id, by);
      if (result.ok) return result.customer;
      if (result.reason === 'open') {
        const { references } = result;
        throw new AppError(409, text.open(references), [], { references });
      }
      throw refusedSave(result, { ...text, stale: text.justBooked });
    },
  });
};
