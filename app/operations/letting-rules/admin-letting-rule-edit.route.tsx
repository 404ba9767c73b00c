import {
  adminLettingRuleSchema,
  adminLettingRulesSchema,
} from '#app/domain/availability/letting-rule.schema.ts';
import { EditorLoadFailure, EntityMissing } from '#app/editing/editor/editor-states.tsx';
import { saveEdited } from '#app/editing/editor/save.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { LETTING_RULES_PATH, NEW_LETTING_RULE_PATH } from '#app/editing/office-paths.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Route } from './+types/admin-letting-rule-edit.route.ts';
import { RuleEditor } from './rule-editor.tsx';
import { LETTING_RULE } from './rule-form.ts';
import { copyOfRule } from './rule-words.rules.ts';

export const handle: ScreenHandle = { language: 'tr' };

/**
 * Loads `/admin/letting-rules/:id`, or `/admin/letting-rules/new` for a new rule. `?copy=` has the id
 * of the rule whose values in a later year fill the form.
 */
export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  try {
    const { rules, cars } = await callAdminApi(
      request,
      LETTING_RULES_PATH,
      adminLettingRulesSchema,
    );
    const rule = rules.find((each) => each.id === id) ?? null;
    if (!rule && id !== 'new') return { state: 'missing' as const, id };
    const copied = new URL(request.url).searchParams.get('copy');
    const source = rules.find((each) => each.id === copied);
    const { date: today } = businessNow(new Date());
    const initial = (!rule && source && copyOfRule(source, rules, today)?.copy) || {};
    return { state: 'ready' as const, rule, initial, rules, cars };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: 'failed' as const };
  }
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return saveEdited(request, { path: LETTING_RULES_PATH, shape: adminLettingRuleSchema });
}

export default function AdminLettingRuleEdit({ loaderData }: Route.ComponentProps) {
  const { page } = useOfficeText('lettingRules');
  return (
    <>
      <title>{page.pageTitle}</title>
      <RuleScreen {...loaderData} />
    </>
  );
}

function RuleScreen(loaderData: Route.ComponentProps['loaderData']) {
  const { form: text } = useOfficeText('lettingRules');
  const lang = useOfficeLanguage();
  switch (loaderData.state) {
    case 'ready': {
      const { state: _, ...loaded } = loaderData;
      return <RuleEditor key={loaded.rule?.id ?? 'new'} {...loaded} />;
    }
    case 'missing':
      return (
        <EntityMissing
          entity={LETTING_RULE}
          id={loaderData.id}
          newPath={NEW_LETTING_RULE_PATH}
          drawing={<Icon name="icon-calendar-x" className="size-12" />}
        />
      );
    case 'failed':
      return (
        <EditorLoadFailure
          title={text.loadFailed}
          backTo={LETTING_RULES_PATH}
          text={text.editing.load}
          lang={lang}
        />
      );
  }
}
