import {STACKBLITZ} from '../stackblitz';

/**
 * Opens a project in a new tab of StackBlitz, which installs and runs it. The files are sent there as a
 * form, so that nothing of StackBlitz is loaded here.
 */
export function openInStackBlitz(
  title: string,
  files: Readonly<Record<string, string>>,
): void {
  const form = document.createElement('form');
  form.action = `${STACKBLITZ}/run`;
  form.method = 'post';
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  const fields = {
    'project[title]': title,
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  };
  for (const [name, value] of Object.entries(fields)) {
    // A text area keeps line breaks.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
