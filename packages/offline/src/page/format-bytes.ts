const MEGABYTE = 1_000_000;

/** Returns a size as readers know it: "10.3 MB", "47 MB". */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  return `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`;
}
