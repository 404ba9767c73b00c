import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { oneImageOfIcons } from './app/ui/pictures/icon-masks.ts';
import { BUILD_TARGET } from './scripts/browser-floor.ts';
import { PAGE_CHUNKS } from './scripts/page-chunks.ts';

/**
 * Packages that the build puts into the server's bundle, because each start would otherwise read 350
 * more files. Development leaves them out, because Vite would transform each file.
 */
const BUNDLED_PACKAGES = [/^@base-ui\//, /^@dnd-kit\//, 'react-hook-form'];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), oneImageOfIcons(), reactRouter()],
  ssr: { noExternal: command === 'build' ? BUNDLED_PACKAGES : [] },
  build: {
    target: BUILD_TARGET,
    // Tells the server which files have the texts (server/pages/page-source.ts).
    manifest: true,
    // Vite would compress every file only to print its size.
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: PAGE_CHUNKS } },
    },
  },
}));
