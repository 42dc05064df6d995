import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {
  absolutePath,
  checkOptions,
  Joi,
} from '@lexical-documentation/common/plugin-options';

/** What {@link diagramsPlugin} may be told. */
export interface DiagramsPluginOptions {
  /** The folder of the drawings, watched by the development server. */
  readonly folder: string;
}

const source = path.dirname(fileURLToPath(import.meta.url));

/** The Docusaurus plugin: brings the styles of diagrams. */
export function diagramsPlugin(
  _context: LoadContext,
  {folder}: DiagramsPluginOptions,
): Plugin {
  return {
    name: 'diagrams',
    getClientModules: () => [path.join(source, 'client/diagram.css')],
    getPathsToWatch: () => [path.join(folder, '*.svg')],
  };
}

const schema = Joi.object<DiagramsPluginOptions>({
  folder: absolutePath.required(),
} satisfies Record<keyof DiagramsPluginOptions, Joi.Schema>);

/** Checks the plugin's options; called by Docusaurus. */
export function validateOptions({
  options,
}: OptionValidationContext<
  DiagramsPluginOptions,
  DiagramsPluginOptions
>): DiagramsPluginOptions {
  return checkOptions('diagrams', schema, options);
}
