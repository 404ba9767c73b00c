import { fieldValue } from '#app/editing/form-fields.ts';
import { formatShortDate, isIsoDate } from '#app/lib/dates.ts';
import { uniqueTags } from '../news/post.rules.ts';
import { postFormText, postStatusNames } from './newsroom.text.ts';
import type { PostField } from './post-fields.rules.ts';
import type { PostForm } from './post-form.schema.ts';
import { differingPart } from './text-difference.rules.ts';

const text = { ...postFormText.editing.conflict, ...postFormText.conflict };

/** One field of a post as it can be compared with the same of `other`. */
export function PostFieldValue({
  field,
  form,
  other,
}: {
  field: PostField;
  form: PostForm;
  other: PostForm;
}) {
  switch (field) {
    case 'content':
      return <Difference text={form.content} other={other.content} />;
    case 'featuredImage':
      return form.featuredImage ? <Cover image={form.featuredImage} /> : text.noPicture;
    case 'featured':
      return form.featured ? text.yes : text.no;
    case 'status':
      return <span lang="tr">{postStatusNames[form.status]}</span>;
    case 'publishedAt':
      return isIsoDate(form.publishedAt.date)
        ? `${formatShortDate(form.publishedAt.date)} ${form.publishedAt.time}`
        : text.noDate;
    case 'tags':
      return uniqueTags([...form.tags.list, form.tags.typed]).join(', ') || text.empty;
    default:
      return String(fieldValue(form, field)).trim() || text.empty;
  }
}

/** Only where they differ, what this one alone has being marked: a post is long. */
function Difference({ text: own, other }: { text: string; other: string }) {
  const { lines, before, after } = differingPart(own, other);
  const more = <span className="block text-ink-soft">…</span>;
  return (
    <span className="block max-h-80 overflow-y-auto whitespace-pre-wrap text-sm">
      {before && more}
      {lines.map(({ text: line, changed }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one fixed text
        <span key={i} className="block min-h-[1lh]">
          {changed ? <mark className="bg-sun/40">{line}</mark> : line}
        </span>
      ))}
      {after && more}
    </span>
  );
}

function Cover({ image: { url, srcset, alt } }: { image: NonNullable<PostForm['featuredImage']> }) {
  return (
    <span className="block w-40">
      <img
        src={url}
        srcSet={srcset}
        sizes="160px"
        alt=""
        className="aspect-video w-full rounded-lg bg-sand object-cover"
      />
      <span className="block text-ink-soft text-xs">{alt}</span>
    </span>
  );
}
