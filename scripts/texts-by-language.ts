import type { Plugin } from 'vite';

/** Says which languages there are of some texts. */
const NAMES_LANGUAGES = /\.text\.ts$/;
const IMPORT = /^import \{ (\w+) \} from '(\.\/[\w-]+\.text\.\1\.ts)';$/gm;

/**
 * Vite plugin: in the build for browsers each language of a text is a file of its own, which is fetched
 * when it is asked for (lib/texts.ts). Without it all works the same, with all languages in every page.
 */
export function textsByLanguage(): Plugin {
  return {
    name: 'texts-by-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: NAMES_LANGUAGES },
      handler(code) {
        const fetched = code.replace(
          IMPORT,
          (_, language: string, file: string) =>
            `const ${language} = () => import('${file}').then((texts) => texts.${language});`,
        );
        if (/ from '[^']*\.text\.\w+\.ts'/.test(fetched.replace(/^import type .*$/gm, ''))) {
          this.error("Import a language as: import { tr } from './cars.text.tr.ts';");
        }
        return { code: fetched, map: null };
      },
    },
  };
}
