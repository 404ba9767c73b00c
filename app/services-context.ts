import { createContext } from 'react-router';
import type { Services } from './services.ts';

/**
 * Carries the services to loaders and actions. `entry.server.tsx` hands this very key to the
 * server, because the bundle has its own copy of every module of `app/`.
 */
export const servicesContext = createContext<Services>();
