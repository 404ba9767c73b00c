import diagnostics from 'node:diagnostics_channel';
import type { FastifyContextConfig, FastifyInstance, FastifySchema, RouteOptions } from 'fastify';

export interface Route {
  /** HTTP method; `ALL` if the route has five methods or more. */
  method: string;
  /** Path as registered, with parameters: `/api/admin/cars/:id`. */
  url: string;
  schema: FastifySchema;
  config: FastifyContextConfig;
}

const ALL_METHODS = 5;

/**
 * Returns the application that `build` makes, with all its routes. Listens to Fastify's own
 * messages about new instances and routes, so that no route is missing.
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
