import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { oneImageOfIcons } from './app/ui/pictures/icon-masks.ts';
import { BUILD_TARGET } from './scripts/browser-floor.ts';
import { PAGE_CHUNKS } from './scripts/page-chunks.ts';

/**
 * Packages that the build bundles into the server's script, because otherwise each start reads 350
 * more files. In development they are not bundled, because Vite would transform each file.
 */
const BUNDLED_PACKAGES = [/^@base-ui\//, /^@dnd-kit\//, 'react-hook-form'];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), oneImageOfIcons(), reactRouter()],
  ssr: { noExternal: command === 'build' ? BUNDLED_PACKAGES : [] },
  build: {
    target: BUILD_TARGET,
    // The manifest tells the server which files contain the texts (server/pages/page-source.ts).
    manifest: true,
    // Vite would compress every file only to print its size.
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: PAGE_CHUNKS } },
    },
  },
}));
