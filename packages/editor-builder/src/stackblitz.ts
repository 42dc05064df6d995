/** Where a form with a project opens it, for policies that name the targets of forms. */
export const STACKBLITZ = 'https://stackblitz.com';
