import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { z } from 'zod';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import parked from '#app/base/shell/assets/parked.svg?no-inline';
import { skipIfSamePath } from '#app/base/shell/page-response.ts';
import { rulesOfCar } from '#app/domain/availability/letting.rules.ts';
import {
  type AdminLettingRule,
  adminLettingRulesSchema,
} from '#app/domain/availability/letting-rule.schema.ts';
import { type AdminCar, adminCarSchema } from '#app/domain/cars/car-input.schema.ts';
import { type SeasonState, seasonState } from '#app/domain/pricing/season.rules.ts';
import { runListAction, useDeletion } from '#app/editing/list/list-actions.tsx';
import { inAddress, listAddress } from '#app/editing/list/list-address.ts';
import {
  AddLink,
  FoundCount,
  ListRows,
  ListSearch,
  NothingListed,
} from '#app/editing/list/list-screen.tsx';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import {
  LETTING_RULES_PATH,
  lettingRulePath,
  NEW_LETTING_RULE_PATH,
} from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { businessNow, type IsoDate } from '#app/lib/dates/dates.ts';
import { loadPart, type Part } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { FleetTabs } from '#app/office/dashboard/fleet-tabs.tsx';
import { Select } from '#app/ui/fields/field.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { IconLink, ROW_BUTTON, RowActions } from '#app/ui/lists/row-actions.tsx';
import { CutText, RowLink } from '#app/ui/lists/row-text.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import { StatusDot, type StatusTone } from '#app/ui/states/status-dot.tsx';
import type { Route } from './+types/admin-letting-rules.route.ts';
import { RuleConflicts, RuleStrip, useRuleTexts } from './rule-strip.tsx';
import {
  copyOfRule,
  limitsText,
  type RuleTexts,
  ruleTitle,
  searchRules,
} from './rule-words.rules.ts';

/** Search, and the car whose rules and seasons are shown: `?search=kış&car=fiat-egea-2024-a1b2`. */
const address = listAddress(LETTING_RULES_PATH, {
  search: inAddress.search,
  car: inAddress.id,
});

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { car: carId } = address.read(new URL(request.url).searchParams);
  const [list, car] = await Promise.all([
    loadPart(callAdminApi(request, LETTING_RULES_PATH, adminLettingRulesSchema)),
    carId === null ? null : loadCar(request, carId),
  ]);
  return { list, car };
}

function loadCar(request: Request, id: string): Promise<Part<AdminCar>> {
  const path = `/admin/cars/${encodeURIComponent(id)}`;
  return loadPart(callAdminApi(request, path, adminCarSchema, { language: 'tr' }));
}

/** A search filters the loaded rules, so it loads nothing. Another car has other seasons. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const [before, after] = [args.currentUrl, args.nextUrl].map(
    ({ searchParams }) => address.read(searchParams).car,
  );
  return before === after ? skipIfSamePath(args) : true;
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return runListAction(request, {
    'delete-rule': ({ id }) =>
      callAdminApi(request, lettingRulePath(id), z.unknown(), { method: 'DELETE' }),
  });
}

export default function AdminLettingRules({ loaderData: { list, car } }: Route.ComponentProps) {
  const { page: text, strip, words } = useOfficeText('lettingRules');
  const editing = useOfficeText('editing');
  const texts = useRuleTexts();
  const isOwner = useSignedInAdmin().role === 'owner';
  const [params] = useSearchParams();
  const { search, car: carId } = address.read(params);
  const [shown, show] = useChosenAddress({ search, car: carId }, address.href);
  const { rules, cars } = useLastGood(list, 'letting-rules') ?? {};
  const { date: today } = businessNow(new Date());
  const ofCar = rules && (carId === null ? rules : rulesOfCar(rules, carId));
  // Past rules are last.
  const isPast = ({ lastDay }: AdminLettingRule) => Number(lastDay < today);
  const found = searchRules(ofCar ?? [], search, texts).toSorted((a, b) => isPast(a) - isPast(b));
  const chosen = cars?.find(({ id }) => id === carId);
  const { ask, dialog } = useDeletion<AdminLettingRule>({
    intent: 'delete-rule',
    texts: {
      ...text.deletion,
      question: (rule) =>
        text.deletion.question(ruleTitle(rule, texts), words.days(rule.firstDay, rule.lastDay)),
      done: (rule) => text.deletion.done(ruleTitle(rule, texts)),
    },
  });
  return (
    <div>
      <title>{text.pageTitle}</title>
      <PageHead
        title={text.title}
        tabs={<FleetTabs current="lettingRules" />}
        count={rules && text.lead(rules.length)}
        actions={
          // An empty list offers to add a rule itself.
          isOwner && rules?.length !== 0 && <AddLink to={NEW_LETTING_RULE_PATH}>{text.add}</AddLink>
        }
      />
      <p className="mb-3 max-w-3xl text-ink-soft text-small">{text.hint}</p>
      {rules && cars && rules.length > 0 && (
        <>
          <ListSearch
            label={text.search}
            value={search}
            show={show}
            filters={
              <div className="max-w-full sm:w-56">
                <Select
                  aria-label={text.car}
                  value={shown.car ?? ''}
                  onChange={({ target }) => show({ car: target.value || null })}
                >
                  <option value="">{text.everyRule}</option>
                  {cars.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </Select>
              </div>
            }
          >
            <FoundCount>{search && text.found(found.length)}</FoundCount>
          </ListSearch>
          <RuleConflicts rules={ofCar ?? []} today={today} />
          <RuleStrip
            rules={rulesOfCar(rules, carId)}
            car={car}
            title={chosen ? strip.ofCar(chosen.title) : strip.title}
            today={today}
          />
        </>
      )}
      <ListRows
        list={list}
        failed={() => text.failed}
        rows={rules && found}
        nothing={
          isOwner || rules?.length !== 0 ? (
            <NothingListed
              drawing={parked}
              texts={text}
              filtered={search !== '' || carId !== null}
              clear={{ to: LETTING_RULES_PATH, label: text.clearSearch }}
              add={{ to: NEW_LETTING_RULE_PATH, label: text.add }}
            />
          ) : (
            <EmptyPart drawing={parked} title={text.empty} text={text.emptyForStaff} />
          )
        }
        caption={text.title}
        columns={columns({
          ...{ rules: rules ?? [], today, text, words, texts, editing },
          onDelete: isOwner ? ask : null,
        })}
        rowKey={({ id }) => id}
        isQuiet={(rule) => stateOf(rule, today) === 'past'}
      />
      {dialog}
    </div>
  );
}

const TONES: Record<SeasonState, StatusTone> = { past: 'done', now: 'good', coming: 'ready' };

const stateOf = ({ firstDay, lastDay }: AdminLettingRule, today: IsoDate) =>
  seasonState({ startDate: firstDay, endDate: lastDay }, today);

function columns({
  rules,
  today,
  text,
  words,
  texts,
  editing,
  onDelete,
}: {
  rules: AdminLettingRule[];
  today: IsoDate;
  text: OfficeTexts['lettingRules']['page'];
  words: OfficeTexts['lettingRules']['words'];
  texts: RuleTexts;
  editing: OfficeTexts['editing'];
  /** Null for a person who may not change rules. */
  onDelete: ((rule: AdminLettingRule) => void) | null;
}): Column<AdminLettingRule>[] {
  return [
    {
      key: 'rule',
      kind: 'title',
      header: text.columns.rule,
      priority: 1,
      cell: (rule) => {
        const limits = limitsText(rule, texts);
        return (
          <>
            {onDelete ? (
              <RowLink to={lettingRulePath(rule.id)} title={limits}>
                {limits}
              </RowLink>
            ) : (
              <CutText title={limits}>
                <span className="font-strong">{limits}</span>
              </CutText>
            )}
            {rule.name && (
              <div lang="tr" className="truncate text-ink-soft text-meta">
                {rule.name}
              </div>
            )}
          </>
        );
      },
    },
    {
      key: 'car',
      kind: 'text',
      header: text.columns.car,
      priority: 2,
      cell: ({ carTitle }) =>
        carTitle ? (
          <CutText title={carTitle} />
        ) : (
          <span className="text-ink-soft">{words.allCars}</span>
        ),
    },
    {
      key: 'days',
      kind: 'date',
      header: text.columns.days,
      priority: 3,
      cell: ({ firstDay, lastDay }) => words.days(firstDay, lastDay),
    },
    {
      key: 'state',
      kind: 'status',
      header: text.columns.state,
      priority: 3,
      cell: (rule) => {
        const state = stateOf(rule, today);
        return <StatusDot tone={TONES[state]}>{text.states[state]}</StatusDot>;
      },
    },
    {
      key: 'actions',
      kind: 'actions',
      header: text.columns.actions,
      priority: 1,
      cell: (rule) => {
        if (!onDelete) return null;
        const title = ruleTitle(rule, texts);
        const later = copyOfRule(rule, rules, today);
        const copyPath = `${NEW_LETTING_RULE_PATH}?copy=${encodeURIComponent(rule.id)}`;
        return (
          <div className="flex justify-end gap-1">
            {later && (
              <IconLink
                label={text.copy(title, later.year)}
                to={copyPath}
                className={`${ROW_BUTTON} @max-3xl:hidden`}
              >
                <Icon name="icon-copy-plus" className="size-4.5" />
              </IconLink>
            )}
            <RowActions
              name={editing.actionsOf(title)}
              edit={{ label: text.edit(title), to: lettingRulePath(rule.id) }}
              remove={{ label: text.delete(title), onClick: () => onDelete(rule) }}
              more={
                later
                  ? [
                      {
                        label: text.copyToYear(later.year),
                        icon: <Icon name="icon-copy-plus" />,
                        href: copyPath,
                      },
                    ]
                  : []
              }
            />
          </div>
        );
      },
    },
  ];
}
