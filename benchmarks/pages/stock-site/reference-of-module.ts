import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';

import {Application} from 'typedoc';

import {ROOT} from '../../../commands/lib/paths.mjs';
import {writeCompilerConfiguration} from '../../../packages/api-reference/src/model/run-typedoc';

/**
 * Makes Markdown of a module as sites do that add `typedoc-plugin-markdown` to stock Docusaurus,
 * with its defaults: one page for the module, with all of its classes.
 *
 * @param source - the module's entry point, below `node_modules`
 * @param folder - for files that TypeDoc writes; it is emptied
 */
export async function referenceOfModule(
  source: string,
  folder: string,
): Promise<string> {
  await rm(folder, {recursive: true, force: true});
  const entryPoint = join(ROOT, 'node_modules', source);
  const app = await Application.bootstrapWithPlugins({
    entryPoints: [entryPoint],
    tsconfig: writeCompilerConfiguration([entryPoint], folder),
    plugin: ['typedoc-plugin-markdown'],
    outputs: [{name: 'markdown', path: join(folder, 'pages')}],
    disableGit: true,
    sourceLinkTemplate: 'https://github.com/facebook/lexical/blob/main/{path}#L{line}',
    excludePrivate: true,
    readme: 'none',
    skipErrorChecking: true,
    logLevel: 'Error',
    // Options of the plugin, which TypeDoc's own types do not know.
    ...{outputFileStrategy: 'modules', hidePageHeader: true, hideBreadcrumbs: true},
  });
  const project = await app.convert();
  if (!project) {
    throw new Error(`TypeDoc could not read ${entryPoint}`);
  }
  await app.generateOutputs(project);
  return readFile(join(folder, 'pages/README.md'), 'utf8');
}
