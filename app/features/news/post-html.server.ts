import sanitizeHtml from 'sanitize-html';
import { newsText } from './news.text.ts';
import { finishPostHtml } from './post-html.rules.ts';
import { postHtmlPolicy } from './post-html-policy.server.ts';
import { htmlOfMarkdown } from './post-markdown.server.ts';

/** Content that begins and ends like a page, not like Markdown in which a tag stands. */
const WHOLLY_HTML =
  /^\s*<(!doctype|html|body|main|article|section|header|div|p|h[1-6]|ul|ol|table|figure|blockquote|pre)\b[\s\S]*>\s*$/i;

/**
 * What visitors get of a post's content, be it Markdown or HTML: made once, when the post is saved.
 * What is not on the allowlist of `post-html-policy.server.ts` is gone, so the result may be set as
 * it is. Headings begin at h2, have anchors and skip no level; wide tables scroll by themselves.
 */
export function renderPostHtml(content: string): string {
  return sanitizePostHtml(WHOLLY_HTML.test(content) ? content : htmlOfMarkdown(content));
}

/** The second half of `renderPostHtml`. What it gave it leaves as it is. */
export function sanitizePostHtml(html: string): string {
  // Twice: a box around a table may end a paragraph that was open there, and the second reading
  // writes that down. It also makes sure of what the first one let through.
  return sanitizeOnce(sanitizeOnce(html));
}

function sanitizeOnce(html: string): string {
  return finishPostHtml(sanitizeHtml(html, postHtmlPolicy()), newsText.body);
}
