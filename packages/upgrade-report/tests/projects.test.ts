import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {report} from './support';

/** The names that a published project imports, by module. */
interface Project {
  readonly project: string;
  readonly version: string;
  readonly imports: Readonly<Record<string, string>>;
}

const projects = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'project-imports.json'), 'utf8'),
) as Project[];

const DEPRECATED: Readonly<Record<string, readonly string[]>> = {
  'lexical-beautiful-mentions': [],
  '@mdxeditor/editor': ['0.50.0 CAN_REDO_COMMAND', '0.50.0 CAN_UNDO_COMMAND'],
  '@payloadcms/richtext-lexical': ['0.51.0 LexicalComposer'],
};

test.each(projects)(
  'from 0.45 to 0.53, of what $project imports, only what was deprecated is named',
  ({project, imports}) => {
    const {breaking, deprecated} = report('0.45.0', '0.53.0', importsOf(imports));
    expect(breaking).toEqual([]);
    const named = deprecated.map(({path: name, version}) => `${version} ${name}`);
    expect(named.sort()).toEqual(DEPRECATED[project]);
  },
);

test('a name that left its module between 0.45 and 0.53 is named in the same imports', () => {
  for (const {imports} of projects) {
    const code = importsOf({...imports, '@lexical/list': 'insertList removeList'});
    const {breaking} = report('0.45.0', '0.53.0', code);
    expect(breaking.map(({path: name}) => name)).toEqual(['insertList', 'removeList']);
  }
});

function importsOf(imports: Project['imports']): string {
  return Object.entries(imports)
    .map(
      ([module, names]) => `import {${names.replaceAll(' ', ', ')}} from '${module}';`,
    )
    .join('\n');
}
