import { data } from 'react-router';
import {
  LEGAL_PAGES,
  LEGAL_PATHS,
  type LegalPage,
} from '#app/base/settings/papers/legal-pages.rules.ts';
import { businessIn, legalHtmlIn } from '#app/base/settings/settings-in-language.rules.ts';
import { plainPath } from '#app/lib/words/site-language.rules.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/legal.route.ts';
import { headMeta, type PageHead } from './seo/seo.ts';

/**
 * Returns a legal text of the settings in the page's language. Throws a 404 if the text is empty.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageAt(url.pathname);
  const { settings: kept, texts } = context.get(servicesContext);
  const settings = await kept.read();
  const language = languageOfPath(url.pathname);
  const text = page && legalHtmlIn(settings, page, language);
  if (!page || !text?.html) throw data(null, 404);
  const { settings: words, shell } = texts.site[language];
  const title = words.legal.titles[page];
  const path = LEGAL_PATHS[page];
  const head: PageHead = {
    path,
    title,
    description: shell.legalPage.description(title, businessIn(settings, language).name),
    breadcrumbs: [
      { name: shell.legalPage.home, path: '/' },
      { name: title, path },
    ],
  };
  return { title, text, head };
}

/** Returns the legal page at a path. Ignores case and a final slash, as the router does. */
function pageAt(pathname: string): LegalPage | undefined {
  const path = plainPath(pathname).replace(/\/+$/, '').toLowerCase();
  return LEGAL_PAGES.find((page) => LEGAL_PATHS[page] === path);
}

export const meta: Route.MetaFunction = headMeta;

export default function LegalTextPage({
  loaderData: { title, text: written },
}: Route.ComponentProps) {
  const text = useText('shell').legalPage;
  return (
    <article className="pb-18">
      <div className="bg-sand">
        <div className="page pt-4 pb-12 md:pt-6 md:pb-16">
          <Breadcrumbs
            label={text.breadcrumbs}
            crumbs={[{ label: text.home, to: '/' }, { label: title }]}
          />
          <h1 className="mt-4 page-title">{title}</h1>
        </div>
      </div>
      <div className="page mt-12 lg:mt-16">
        <div
          lang={langOf(written, 'html')}
          className="post-body"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the settings were saved
          dangerouslySetInnerHTML={{ __html: written.html }}
        />
      </div>
    </article>
  );
}
