import { createContext } from 'react-router';
import type { Services } from './services.ts';

/**
 * Key of the services in the context of loaders and actions. The server gets this key from `entry.server.tsx`,
 * because the bundle has its own copy of every module of `app/`.
 */
export const servicesContext = createContext<Services>();
