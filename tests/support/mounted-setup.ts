import { afterEach, beforeEach } from 'vitest';
// Before what imports React.
import './react-without-tools.ts';
import { cleanUp, prepare } from './mounted.tsx';

// Run for each file; the modules that it imports are those of all files.
beforeEach(prepare);
afterEach(cleanUp);
