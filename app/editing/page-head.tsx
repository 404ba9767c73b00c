import type { ReactNode } from 'react';
import { cx } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';

export interface PageHeadProps {
  /** Parent screen. */
  back?: { to: string; label: string } | undefined;
  title: string;
  titleId?: string;
  /** False if the page has an `h1` of its own, as a paper has. */
  isHeading?: boolean;
  /** Short text beside the title, such as the number of rows. */
  count?: ReactNode;
  /** Sentence about the screen. A phone shows it as the first line of the content. */
  lead?: ReactNode;
  /** Links to the neighbouring screens, or a bar of controls. A narrow window shows them below the head. */
  tabs?: ReactNode;
  /**
   * Buttons at the right: at most one `primary`, one outline and one menu. Each has an icon and a label,
   * because a phone has room only for the icons.
   */
  actions?: ReactNode;
  /**
   * The `primary` button, if its icon alone would not explain it. A phone shows it with its label below
   * the head.
   */
  labelledAction?: ReactNode;
}

/**
 * Head of every screen of the office: 56 px high, at the same place on each screen. A phone shows its title
 * and buttons over the bar of the frame (`AdminTopBar`).
 */
export function PageHead({
  back,
  title,
  titleId,
  isHeading = true,
  count,
  lead,
  tabs,
  actions,
  labelledAction,
}: PageHeadProps) {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <header className={cx('page-head', !isHeading && 'print:hidden')}>
      <div className="page-head-row">
        {back && (
          <Link to={back.to} title={back.label} className="page-head-back">
            <Icon name="icon-chevron-left" />
            <span className="sr-only">{back.label}</span>
          </Link>
        )}
        <div className="page-head-title">
          <Title
            id={titleId}
            tabIndex={-1}
            className={cx(
              'wrap-anywhere text-heading outline-none md:text-title',
              count ? 'max-md:line-clamp-1' : 'max-md:line-clamp-2',
            )}
          >
            {title}
          </Title>
          {count && (
            <p className="text-ink-soft text-meta tabular-nums max-md:truncate md:text-small">
              {count}
            </p>
          )}
        </div>
        {actions && <div className="page-head-buttons page-head-actions">{actions}</div>}
      </div>
      {lead && <p className="page-head-lead">{lead}</p>}
      {tabs && <div className="page-head-tabs">{tabs}</div>}
      {labelledAction && (
        <div className="page-head-buttons page-head-labelled">{labelledAction}</div>
      )}
    </header>
  );
}
