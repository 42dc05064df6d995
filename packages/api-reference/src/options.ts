import type {CallRules} from '@lexical-documentation/call-contexts';
import {
  absolutePath,
  checkOptions,
  Joi,
} from '@lexical-documentation/common/plugin-options';

import type {CallContexts} from './render/call-context';
import type {CodeRenderer} from './render/code-blocks';
import type {UsingPage} from './usages/usages';

/** A kind of exported variables that is recognized by their declared type. */
export interface VariableKindOption {
  /** Name of the declared type, such as `LexicalCommand`. */
  readonly type: string;
  /** The word for one such variable, such as `command`. */
  readonly kind: string;
  /** Heading of the group on a module's page. */
  readonly title: string;
  /** The meaning of the declared type's first type argument, such as `Payload`; shown with its type. */
  readonly argument?: string;
}

/** How to find, and to describe, where functions can be called. */
export interface CallOptions extends CallContexts {
  readonly rules: CallRules;
}

/** Options of the plugin, as in a site's configuration. */
export interface ApiReferenceOptions {
  /** Docusaurus' id of the plugin instance. */
  readonly id?: string;
  /** npm names of the packages to describe, in the order of the sidebar. */
  readonly packages: readonly string[];
  /** Folder for the pages, below the docs plugin's path; its content is replaced. */
  readonly docsDir: string;
  /** Folder for the stored model and the pages' text. */
  readonly cacheDir: string;
  /** MDX file of the reference's first page. */
  readonly readme: string;
  /** Folder of Markdown notes on what the packages' sources don't describe. */
  readonly notesDir?: string;
  /** Folder of JSON files with the changes of each release: {@link ReleaseStep}. */
  readonly releases?: string;
  /** The first of these releases whose changes the pages show, so that large pages stay small; else all. */
  readonly historyFrom?: string;
  /** Route of the reference relative to the base URL, without leading or trailing slashes. */
  readonly route?: string;
  /** Id of the sidebar that shows the reference. */
  readonly sidebarId?: string;
  /** Label of the first page in the sidebar. */
  readonly readmeLabel?: string;
  /** Public URL of a source line with `{directory}`, `{version}`, `{file}` and `{line}`. */
  readonly sourceUrl?: string;
  readonly variableKinds?: readonly VariableKindOption[];
  /** Where functions can be called; without it, pages don't say so. */
  readonly calls?: CallOptions;
  /** Pages whose code uses exported names, for the line "Used in". */
  readonly usages?: () => Promise<readonly UsingPage[]>;
  /** Highlights the code in descriptions; without it, code has no colors and links. */
  readonly renderCode?: CodeRenderer;
}

type Optional =
  | 'calls'
  | 'historyFrom'
  | 'notesDir'
  | 'releases'
  | 'renderCode'
  | 'sourceUrl'
  | 'usages';

export type ResolvedOptions = Required<Omit<ApiReferenceOptions, Optional>> &
  Pick<ApiReferenceOptions, Optional>;

const qualifiedNames = Joi.object().pattern(
  Joi.string(),
  Joi.array().items(Joi.string()),
);

const callsSchema = Joi.object<CallOptions>({
  contexts: Joi.array()
    .items(
      Joi.object({
        advice: Joi.string().required(),
        adviceSometimes: Joi.string(),
        label: Joi.string().required(),
        need: Joi.string(),
      }),
    )
    .required(),
  guide: Joi.string().required(),
  rules: Joi.object({
    browserChecks: Joi.string().required(),
    deferring: Joi.string().required(),
    guards: qualifiedNames.required(),
    openers: qualifiedNames.required(),
    specialCases: Joi.string().required(),
  }).required(),
});

const schema = Joi.object<ResolvedOptions>({
  cacheDir: absolutePath.required(),
  calls: callsSchema,
  docsDir: absolutePath.required(),
  historyFrom: Joi.string(),
  notesDir: absolutePath,
  packages: Joi.array()
    .items(Joi.string())
    .min(1)
    .required()
    .description('a list of npm package names'),
  readme: absolutePath.required(),
  readmeLabel: Joi.string().default('Read me'),
  renderCode: Joi.function(),
  releases: absolutePath,
  route: Joi.string().default('docs/api'),
  sidebarId: Joi.string().default('api'),
  sourceUrl: Joi.string(),
  usages: Joi.function(),
  variableKinds: Joi.array()
    .items(
      Joi.object({
        argument: Joi.string(),
        kind: Joi.string().required(),
        title: Joi.string().required(),
        type: Joi.string().required(),
      }),
    )
    .default([])
    .description('a list of {type, kind, title, argument}'),
} satisfies Record<Exclude<keyof ResolvedOptions, 'id'>, Joi.Schema>);

/**
 * Validates the options and adds defaults.
 *
 * @throws FourPartError that names the option with the problem
 */
export function resolveOptions(options: ApiReferenceOptions): ResolvedOptions {
  return checkOptions('api-reference', schema, options);
}
