const DATE_TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

/** Returns whether a text is an existing day with an optional time. */
export function isDateTime(text: string): boolean {
  if (!DATE_TIME.test(text)) return false;
  const date = toDate(text);
  // JavaScript parses February 31 as March 3.
  return date.getDate() === Number(text.slice(8, 10));
}

/** Returns a day as it's written in the language of the page. */
export function textOfDate(date: string): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: 'long',
    ...(date.includes('T') && {timeStyle: 'short'}),
  }).format(toDate(date));
}

/** JavaScript parses a day without a time as midnight UTC, which is the previous day in America. */
function toDate(text: string): Date {
  return new Date(text.includes('T') ? text : `${text}T00:00`);
}
