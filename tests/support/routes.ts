import diagnostics from 'node:diagnostics_channel';
import type { FastifyContextConfig, FastifyInstance, FastifySchema, RouteOptions } from 'fastify';

/** Route of the application. */
export interface Route {
  /** Method; `ALL` for every method. */
  method: string;
  /** Address as registered, with parameters: `/api/admin/cars/:id`. */
  url: string;
  schema: FastifySchema;
  config: FastifyContextConfig;
}

/** More than any route names one by one. */
const ALL_METHODS = 5;

/**
 * The routes of what `build` builds, from the router's own mouth: Fastify tells of every instance
 * that it makes, and the instance of every route, so that none can be forgotten.
 */
export async function routesOf<T>(build: () => Promise<T>): Promise<{ built: T; routes: Route[] }> {
  const routes: Route[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      const { url, schema = {}, config = {} } = route;
      routes.push(...methodsOf(route).map((method) => ({ method, url, schema, config })));
    });
  };
  diagnostics.subscribe('fastify.initialization', listen);
  try {
    return { built: await build(), routes };
  } finally {
    diagnostics.unsubscribe('fastify.initialization', listen);
  }
}

function methodsOf({ method }: RouteOptions): string[] {
  const methods = [method].flat();
  return methods.length >= ALL_METHODS ? ['ALL'] : methods;
}
