import type {OptionValidationContext} from '@docusaurus/types';
import type {SymbolIndex} from '@lexical-documentation/code-samples';
import {
  absolutePath,
  checkOptions,
  Joi,
} from '@lexical-documentation/common/plugin-options';

import type {SandboxPage} from '@lexical-documentation/code-sandbox/build';

/** The plugin's options. */
export interface LiveExamplesOptions {
  /** The folder whose subfolders are the examples of the gallery; an absolute path. */
  readonly examples: string;
  /** Folders with further examples, which are shown on pages but not in the gallery. */
  readonly moreExamples?: readonly string[];
  /** The folder from whose `node_modules` the examples import; an absolute path. */
  readonly root: string;
  /**
   * Path of a playground that opens examples of the gallery by name, as `?example=<name>`. Without
   * it, examples don't link to one.
   */
  readonly playground?: string;
  /** Modules that edited sources can import, in addition to those that examples import. */
  readonly sandboxModules?: () => Promise<readonly string[]>;
  /** Pages in addition to the one that runs samples, with different code around what readers write. */
  readonly sandboxPages?: readonly SandboxPage[];
  /** The site's rules that these pages need, too, such as those for a font, which they can't fetch. */
  readonly sandboxStyles?: () => Promise<string>;
  /** The reference's symbols, to which the sources link; without it, there are no links. */
  readonly symbolIndex?: () => SymbolIndex | Promise<SymbolIndex>;
  /** Path of the gallery on the site. Default `gallery`. */
  readonly route?: string;
}

/** Options after validation, with all defaults. */
export interface CheckedOptions
  extends
    Required<Omit<LiveExamplesOptions, 'playground'>>,
    Pick<LiveExamplesOptions, 'playground'> {
  /** Docusaurus adds it, and fails later with an unrelated error if the validation drops it. */
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

/** Validates the plugin's options; called by Docusaurus. */
export function validateOptions({
  options,
}: OptionValidationContext<LiveExamplesOptions, CheckedOptions>): CheckedOptions {
  return checkOptions('live-examples', schema, options);
}
