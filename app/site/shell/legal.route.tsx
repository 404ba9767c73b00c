import { data } from 'react-router';
import { legalText } from '#app/base/settings/legal.text.ts';
import { LEGAL_PAGES, LEGAL_PATHS, type LegalPage } from '#app/base/settings/legal-pages.rules.ts';
import { legalHtmlIn } from '#app/base/settings/settings-in-language.rules.ts';
import { plainPath } from '#app/lib/site-language.rules.ts';
import { languageOfPath } from '#app/lib/texts.ts';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { langOf, useText } from '#app/ui/use-text.ts';
import type { Route } from './+types/legal.route.ts';
import { legalPageText } from './legal-page.text.ts';
import { pageMeta } from './seo.ts';
import { siteText } from './site.text.ts';

/** A legal text of the settings, by the path of its page; 404 while there is none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageAt(url.pathname);
  const settings = await context.get(servicesContext).settings.read();
  const language = languageOfPath(url.pathname);
  const text = page && legalHtmlIn(settings, page, language);
  if (!page || !text?.html) throw data(null, 404);
  const { titles } = legalText.in(language);
  return { path: LEGAL_PATHS[page], title: titles[page], text };
}

/** As the router has it: in any case, with or without a slash at the end. */
function pageAt(pathname: string): LegalPage | undefined {
  const path = plainPath(pathname).replace(/\/+$/, '').toLowerCase();
  return LEGAL_PAGES.find((page) => LEGAL_PATHS[page] === path);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const language = languageOfPath(location.pathname);
  const text = legalPageText.in(language);
  const { notFound } = siteText.in(language);
  const site = matches[1]?.loaderData;
  if (!loaderData || !site) return [{ title: `${notFound.code} ${notFound.reason}` }];
  const { path, title } = loaderData;
  return pageMeta(matches, {
    language,
    path,
    title,
    description: text.description(title, site.settings.business.name),
    breadcrumbs: [
      { name: text.home, path: '/' },
      { name: title, path },
    ],
  });
};

export default function LegalTextPage({
  loaderData: { title, text: written },
}: Route.ComponentProps) {
  const text = useText(legalPageText);
  return (
    <article className="pb-20">
      <div className="bg-sand">
        <div className="page pt-4 pb-10 md:pt-6 md:pb-14">
          <Breadcrumbs
            label={text.breadcrumbs}
            crumbs={[{ label: text.home, to: '/' }, { label: title }]}
          />
          <h1 className="mt-4 page-title">{title}</h1>
        </div>
      </div>
      <div className="page mt-10 lg:mt-14">
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
