import type { IOptions, Tag } from 'sanitize-html';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { languageOfPath, type SiteLanguage } from '#app/lib/words/texts.ts';
import { imageIdOf } from '../images/images.rules.ts';
import { headingAnchor, RENAMED, SCROLL_CLASS } from './markup.rules.ts';

const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'iframe'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
  ...['abbr', 'cite', 'q', 'code', 'kbd', 'samp', 'bdi', 'wbr'],
  ...RENAMED,
];

const ATTRIBUTES = {
  '*': ['lang', 'dir'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
  iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen', 'referrerpolicy'],
  ol: ['start', 'reversed'],
  th: ['colspan', 'rowspan', 'scope', 'align'],
  td: ['colspan', 'rowspan', 'align'],
  abbr: ['title'],
};

/**
 * Tags that are removed with their content, because readers do not see it or it has parsing rules
 * of its own.
 */
const DROPPED_WHOLE = [
  ...['script', 'style', 'noscript', 'template', 'title', 'textarea', 'select', 'option'],
  ...['xmp', 'plaintext', 'noembed', 'noframes', 'svg', 'math', 'object', 'applet'],
];

/** Deeper tags are removed. Browsers limit the depth too, each in its own way. */
const MAX_DEPTH = 60;

const PIXELS = /^\d{1,4}$/;
/** Control characters, which browsers ignore inside an address. */
const CONTROLS = /\p{Cc}/u;
const LINK = /^(https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\])|#.)/i;
/** Path of a page that has an address for each language: no file, API or back office. */
const OWN_PAGE = /^\/(?!(?:images|assets|api|admin)(?:\/|$))[^.]*$/i;
const FOREIGN_PICTURE = /^https:\/\/[^/\\]/i;

/**
 * Allowlist for the HTML of posts and legal texts. The policy only adds and removes attributes.
 * `finishMarkup` renames tags afterwards, because the sanitiser loses count of tags that are
 * renamed and then removed.
 */
export function markupPolicy(language: SiteLanguage, { video }: SiteTexts['markup']): IOptions {
  return {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedClasses: { div: [SCROLL_CLASS] },
    nonTextTags: DROPPED_WHOLE,
    nestingLimit: MAX_DEPTH,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
    allowProtocolRelative: false,
    transformTags: { a: linkIn(language), img: picture, iframe: videoCalled(video) },
    exclusiveFilter({ tag, attribs }) {
      if (tag === 'a' && !attribs.href) return 'excludeTag';
      // Box of a table from an earlier rendering.
      if (tag === 'div' && attribs.class) return 'excludeTag';
      return (tag === 'img' || tag === 'iframe') && !attribs.src;
    },
  };
}

type Transformer = (tagName: string, attribs: Tag['attribs']) => Tag;

function linkIn(language: SiteLanguage): Transformer {
  return (tagName, attribs) => {
    const href = attribs.href?.trim() ?? '';
    if (!LINK.test(href) || CONTROLS.test(href)) return { tagName, attribs: {} };
    const common = pick(attribs, ['title', 'lang', 'dir']);
    if (href.startsWith('#')) {
      return { tagName, attribs: { ...common, href: `#${headingAnchor(decoded(href.slice(1)))}` } };
    }
    const [path = ''] = href.split(/[?#]/);
    const isTurkish = OWN_PAGE.test(path) && languageOfPath(path) === 'tr';
    return {
      tagName,
      attribs: { ...common, href: isTurkish ? localPath(language, href) : href },
    };
  };
}

/** Decodes an anchor, in which Markdown percent-encodes letters beyond ASCII. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function picture(tagName: string, attribs: Tag['attribs']): Tag {
  const src = attribs.src?.trim() ?? '';
  const isForeign = FOREIGN_PICTURE.test(src) && !CONTROLS.test(src);
  if (!isForeign && imageIdOf(src) === null) return { tagName, attribs: {} };
  const { alt = '' } = attribs;
  return {
    tagName,
    attribs: {
      src,
      alt,
      ...pick(attribs, ['title', 'lang', 'dir']),
      ...sizeOf(attribs),
      loading: 'lazy',
      decoding: 'async',
    },
  };
}

/** Allows only videos of YouTube, at the address that sets no cookies before they are played. */
function videoCalled(ownTitle: string): Transformer {
  return (tagName, attribs) => {
    const src = youtubeEmbed(attribs.src ?? '');
    // Omits the text inside, which is for browsers without frames.
    if (!src) return { tagName, text: '', attribs: {} };
    const { title = ownTitle } = attribs;
    return {
      tagName,
      text: '',
      attribs: {
        src,
        title,
        width: '560',
        height: '315',
        ...sizeOf(attribs),
        loading: 'lazy',
        // YouTube plays only if the page sends its address.
        referrerpolicy: 'strict-origin-when-cross-origin',
        allowfullscreen: '',
      },
    };
  };
}

function sizeOf(attribs: Tag['attribs']): Tag['attribs'] {
  const { width = '', height = '' } = attribs;
  return PIXELS.test(width) && PIXELS.test(height) ? { width, height } : {};
}

function pick(attribs: Tag['attribs'], names: string[]): Tag['attribs'] {
  return Object.fromEntries(Object.entries(attribs).filter(([name]) => names.includes(name)));
}

const HOSTS = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const VIDEO_ID = /^[\w-]{11}$/;

/** The only host that a text may frame; the Content-Security-Policy names it too. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/**
 * Returns the address at which YouTube plays a video without cookies, for every form of its
 * address: watch, short link, shorts, embed. Returns null for anything else. Keeps only the start
 * time of the query.
 */
function youtubeEmbed(address: string): string | null {
  const url = URL.parse(address.trim().replace(/^\/\//, 'https://'));
  if (!url || !/^https?:$/.test(url.protocol) || !HOSTS.test(url.hostname)) return null;
  const id = url.searchParams.get('v') ?? url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (!VIDEO_ID.test(id)) return null;
  const start = url.searchParams.get('start') ?? url.searchParams.get('t') ?? '';
  const from = /^\d{1,5}s?$/.test(start) ? `?start=${Number.parseInt(start, 10)}` : '';
  return `${VIDEO_ORIGIN}/embed/${id}${from}`;
}
