/** The sites whose content can be embedded. */
export type ProviderName = 'youtube' | 'x' | 'figma';

/** A provider of embedded content. */
export interface Provider {
  readonly name: ProviderName;
  /** Its name. */
  readonly title: string;
  /** The kind of content. */
  readonly what: string;
  /** Height in CSS pixels; null for the aspect ratio of a video. */
  readonly height: number | null;
  /** Returns the id in a URL, or null for other URLs. */
  readonly idOf: (url: URL) => string | null;
  /** The page with the same content. */
  readonly pageOf: (id: string) => string;
  /** The URL of the frame, which is loaded on demand only. */
  readonly frameOf: (id: string) => string;
}

const PROVIDERS: readonly Provider[] = [
  {
    name: 'youtube',
    title: 'YouTube',
    what: 'video',
    height: null,
    idOf: ({hostname, pathname, searchParams}) => {
      const isShort = hostname === 'youtu.be';
      if (!isShort && !isHostOf(hostname, 'youtube.com')) return null;
      const last = pathname.split('/').at(-1) ?? '';
      return matching(/^[\w-]{11}$/, searchParams.get('v') ?? last);
    },
    pageOf: (id) => `https://www.youtube.com/watch?v=${id}`,
    frameOf: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    name: 'x',
    title: 'X',
    what: 'post',
    height: 420,
    idOf: ({hostname, pathname}) => {
      if (!isHostOf(hostname, 'x.com') && !isHostOf(hostname, 'twitter.com'))
        return null;
      return /^\/\w+\/status\/(\d+)/.exec(pathname)?.[1] ?? null;
    },
    pageOf: (id) => `https://x.com/i/status/${id}`,
    frameOf: (id) => `https://platform.twitter.com/embed/Tweet.html?id=${id}`,
  },
  {
    name: 'figma',
    title: 'Figma',
    what: 'file',
    height: 450,
    idOf: ({hostname, pathname}) => {
      if (!isHostOf(hostname, 'figma.com')) return null;
      return (
        /^\/(?:file|design|proto)\/([\da-zA-Z]{22,128})/.exec(pathname)?.[1] ?? null
      );
    },
    pageOf: (id) => `https://www.figma.com/design/${id}`,
    frameOf: (id) => `https://embed.figma.com/design/${id}?embed-host=lexical`,
  },
];

/** Content that can be embedded. */
export interface Embed {
  readonly provider: ProviderName;
  readonly id: string;
}

/** Returns what can be embedded from a URL, or null. */
export function embedOf(address: string): Embed | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  for (const {name, idOf} of PROVIDERS) {
    const id = url.protocol === 'https:' ? idOf(url) : null;
    if (id !== null) return {provider: name, id};
  }
  return null;
}

/** Returns what a frame's `src` embeds, as in the snippets that providers offer for pages. */
export function embedOfFrame(source: string): Embed | null {
  return embedOf(source.replace('youtube-nocookie.com', 'youtube.com'));
}

/** Returns a provider by its name, or null for an unknown name. */
export function providerOf(name: string): Provider | null {
  return PROVIDERS.find((provider) => provider.name === name) ?? null;
}

/** Returns the origins of all frames, which a content security policy must allow. */
export function embedOrigins(): string[] {
  return PROVIDERS.map(({frameOf}) => new URL(frameOf('')).origin);
}

function isHostOf(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

function matching(pattern: RegExp, text: string): string | null {
  return pattern.test(text) ? text : null;
}
