import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { customerMatchesSchema } from '#app/domain/customers/customer-match.schema.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
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
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, TAG, {
    words: ({ customers }) => ({ messages: customers.input, labels: customers.labels }),
  });

  endpoints.get('/admin/customers', {
    summary: 'Lists customers that match the search, latest pickup first by default',
    description: 'Anonymised customers are left out. Saving a booking creates its customers.',
    querystring: customersQuerySchema,
    data: customersSchema,
    run: ({ query }) => listCustomers(db, query),
  });

  endpoints.get('/admin/customers/matches', {
    summary:
      'Lists up to five customers that match `search`, and all customers with the phone number `phone`',
    querystring: customerMatchesQuerySchema,
    data: customerMatchesSchema,
    run: ({ query }) => findMatches(db, query),
  });

  endpoints.get('/admin/customers/:id', {
    summary: 'Returns a customer with their newest bookings',
    params: idParams,
    data: customerPageSchema,
    refuses: [404],
    run: async (request) =>
      found(await readCustomer(db, request.params.id), request.texts.customers.input.notFound),
  });

  endpoints.put('/admin/customers/:id', {
    summary:
      'Changes the given fields of a customer; 409 if it was changed since `version` or is anonymised',
    description: 'Saving a booking with other details of the customer also changes the customer.',
    params: idParams,
    body: customerUpdateSchema,
    data: customerPageSchema,
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
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, TAG);

  endpoints.post('/admin/customers/:id/anonymise', {
    summary: 'Anonymises a customer; 409 if they have open bookings',
    description:
      'Deletes name, phone, email, notes and requests, also from bookings and the audit log; cars, days and amounts stay. This cannot be undone. `data.references` of a 409 lists the pending, confirmed and active bookings.',
    params: idParams,
    data: customerPageSchema,
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
