import { afterEach, beforeEach } from 'vitest';
import { cleanUp, prepare } from './mounted.tsx';

beforeEach(prepare);
afterEach(cleanUp);
