const DATE_TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

/** Tells whether a text is a day, with or without a time, that exists in the calendar. */
export function isDateTime(text: string): boolean {
  if (!DATE_TIME.test(text)) return false;
  const date = toDate(text);
  // February 31 is read as March 3.
  return date.getDate() === Number(text.slice(8, 10));
}

/** Returns a day as people of the page's language write it. */
export function textOfDate(date: string): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: 'long',
    ...(date.includes('T') && {timeStyle: 'short'}),
  }).format(toDate(date));
}

/** A day alone would be read as midnight in Greenwich, which is the day before in America. */
function toDate(text: string): Date {
  return new Date(text.includes('T') ? text : `${text}T00:00`);
}
