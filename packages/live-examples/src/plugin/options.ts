import type {OptionValidationContext} from '@docusaurus/types';
import type {SymbolIndex} from '@lexical-documentation/code-samples';
import {
  absolutePath,
  checkOptions,
  Joi,
} from '@lexical-documentation/common/plugin-options';

import type {SandboxPage} from '@lexical-documentation/code-sandbox/build';

/** Options of the plugin as the site gives them. */
export interface LiveExamplesOptions {
  /** Folder whose folders are the examples of the gallery; an absolute path. */
  readonly examples: string;
  /** Folders with further examples, which pages show and the gallery does not. */
  readonly moreExamples?: readonly string[];
  /** The folder whose `node_modules` the examples import from; an absolute path. */
  readonly root: string;
  /**
   * Path of a playground that opens examples of the gallery by name, as `?example=<name>`.
   * Without it, examples have no link to one.
   */
  readonly playground?: string;
  /** Modules that edited sources may import, beside those that examples import. */
  readonly sandboxModules?: () => Promise<readonly string[]>;
  /** Pages beside the one that runs samples, with something else around what readers write. */
  readonly sandboxPages?: readonly SandboxPage[];
  /** Rules of the site that hold in these pages too, such as a font's, which they cannot fetch. */
  readonly sandboxStyles?: () => Promise<string>;
  /** The reference's symbols, which the sources link to; without it nothing is linked. */
  readonly symbolIndex?: () => SymbolIndex | Promise<SymbolIndex>;
  /** Path of the gallery on the site. Default `gallery`. */
  readonly route?: string;
}

/** Options after validation, with all defaults. */
export interface CheckedOptions
  extends
    Required<Omit<LiveExamplesOptions, 'playground'>>,
    Pick<LiveExamplesOptions, 'playground'> {
  /** Docusaurus adds it, and fails later in other places if a validation drops it. */
  readonly id: string;
}

const schema = Joi.object<CheckedOptions>({
  examples: absolutePath.required(),
  moreExamples: Joi.array()
    .items(absolutePath)
    .default([])
    .description('a list of absolute paths'),
  playground: Joi.string(),
  root: absolutePath.required(),
  route: Joi.string().default('gallery'),
  sandboxModules: Joi.function().default(() => () => Promise.resolve([])),
  sandboxPages: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        entry: absolutePath.required(),
        sources: Joi.array().items(absolutePath).required(),
      }),
    )
    .default([]),
  sandboxStyles: Joi.function().default(() => () => Promise.resolve('')),
  symbolIndex: Joi.function().default(() => () => new Map()),
} satisfies Record<Exclude<keyof CheckedOptions, 'id'>, Joi.Schema>);

/** Checks the plugin's options; called by Docusaurus. */
export function validateOptions({
  options,
}: OptionValidationContext<LiveExamplesOptions, CheckedOptions>): CheckedOptions {
  return checkOptions('live-examples', schema, options);
}
