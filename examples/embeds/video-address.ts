const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'];
const ID = /^[\w-]{11}$/;

/** Returns the id of the video at a URL, or null. */
export function videoIdOf(text: string): string | null {
  const address = URL.parse(text.trim());
  if (!address || !HOSTS.includes(address.host)) return null;
  const [, first = '', second = ''] = address.pathname.split('/');
  const inPath = ['shorts', 'embed', 'live'].includes(first) ? second : first;
  const id = address.searchParams.get('v') ?? inPath;
  return ID.test(id) ? id : null;
}

/** Returns the URL of a video's page. */
export function pageOf(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
