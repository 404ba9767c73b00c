import { afterEach, beforeEach } from 'vitest';
import { server } from 'vitest/browser';
// Before what imports React.
import './react-without-tools.ts';
// Makes `fill` cheap.
import './pointer.ts';
import { cleanUp, prepare } from './mounted.tsx';

// Run for each file; the modules that it imports are those of all files.
beforeEach(prepare);
afterEach(cleanUp);

// To paint a page that is not looked at would be 7 % of the work. Layout, hits and frames stay.
const frame = window.frameElement as HTMLElement | null;
if (frame && server.config.browser.headless) frame.style.opacity = '0';
