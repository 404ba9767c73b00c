import { afterEach, beforeEach } from 'vitest';
import { cleanUp, prepare } from './mounted.tsx';

// Run for each file; the modules that it imports are those of all files.
beforeEach(prepare);
afterEach(cleanUp);
