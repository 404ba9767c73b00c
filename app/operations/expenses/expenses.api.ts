import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { repeatableContext } from '#app/base/auth/signed-in-admin.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import { idempotencyHeaders } from '#app/lib/http/idempotency.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { monthOf } from '#app/office/reports/report.rules.ts';
import type { Api } from '#app/services.ts';
import {
  type Expense,
  expenseInputSchema,
  expenseReasonSchema,
  expenseSchema,
  expensesQuerySchema,
  expensesSchema,
} from './expense.schema.ts';
import { addExpense, type ExpenseResult, listExpenses, voidExpense } from './expenses.server.ts';

const TAG = 'Expenses (staff)';
const words = ({ expenses }: OfficeTexts) => ({
  messages: expenses.input,
  labels: expenses.labels,
});

export const expensesApi: Api = async (app, { services: { db, now, rates } }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, TAG, { words });

  endpoints.get('/admin/expenses', {
    summary: 'Lists the expenses of a month, including voided ones, and the vehicles in service',
    querystring: expensesQuerySchema,
    data: expensesSchema,
    run: ({ query }) => listExpenses(db, query.month ?? monthOf(businessNow(now()).date)),
  });

  endpoints.post('/admin/expenses', {
    summary: 'Records an expense of a vehicle or of the office',
    description: 'An expense paid in cash is also a movement of the cash box.',
    body: expenseInputSchema,
    headers: idempotencyHeaders,
    data: expenseSchema,
    status: 201,
    refuses: [404, 409],
    run: async (request) => {
      const by = repeatableContext(request, now());
      const given = { input: request.body, rates: rates.current().rates };
      return checked(request, await addExpense(db, given, by));
    },
  });
};

/** Registers the voiding of expenses, for owners only. */
export const expenseCorrectionsApi: Api = async (app, { services: { db, now } }) => {
  respondInTurkish(app);
  defineEndpoints(app, TAG, { words }).post('/admin/expenses/:id/void', {
    summary: 'Voids an expense with a reason; it stays in the list',
    params: idParams,
    body: z.object({ reason: expenseReasonSchema }),
    headers: idempotencyHeaders,
    data: expenseSchema,
    refuses: [404, 409],
    run: async (request) => {
      const { reason } = request.body;
      const by = repeatableContext(request, now());
      return checked(request, await voidExpense(db, request.params.id, reason, by));
    },
  });
};

function checked(request: FastifyRequest, result: ExpenseResult): Expense {
  if (result.ok) return result.expense;
  const { input: text } = request.texts.expenses;
  switch (result.reason) {
    case 'not-found':
      throw new AppError(404, text.notFound);
    case 'key-reused':
      throw new AppError(409, request.texts.account.input.keyReused);
    case 'invalid':
      throw new AppError(400, text.invalid, result.errors);
  }
}
