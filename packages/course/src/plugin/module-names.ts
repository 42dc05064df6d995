/** Where pages import the modules of steps from. */
export const COURSE_ALIAS = '@course';

/** Returns the name of the module with what the page of a step needs at once. */
export function moduleOf(id: string): string {
  return id.replace('/', '--');
}
