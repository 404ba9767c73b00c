import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What most public pages use; by itself each of these would be a file of some hundred bytes. */
const SHELL = /[\\/](lucide-react|app[\\/](ui|lib|features[\\/](site|exchange-rates|images)))[\\/]/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL, minShareCount: 3 }] } },
    },
  },
});
