import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions, Joi} from '@lexical-documentation/common/plugin-options';

import type {PathGroup} from '../records/extract-page';
import type {SearchSettings} from '../settings/search-settings';

/** Options of the plugin. */
export interface PluginOptions {
  /** The result of `searchSettings`. */
  settings: SearchSettings;
  /** Filters and ranks of pages by the start of their path. */
  pathGroups?: PathGroup[];
  /** Headings that aren't results, such as "Parameters" in a reference. */
  ignoredHeadings?: string[];
  /** Headings of sections that only contain links, such as "Related"; the whole section is left out. */
  ignoredSections?: string[];
  /** CSS selectors of elements whose text is not indexed. */
  ignoredSelectors?: string[];
  /** Selects elements in headings whose `title` is a note on the symbol, such as where to call it. */
  noteSelector?: string;
  /** Headings of sections about mistakes; these entries answer errors, not subjects. */
  mistakeHeadings?: string[];
  /**
   * Headings of a reference that define the kind of the symbols below them: `{Functions:
   * 'function'}`.
   */
  symbolKinds?: Record<string, string>;
  /** YAML file of synonyms, relative to the site's folder. */
  synonymsFile?: string;
  /**
   * Folder of YAML files with questions and where the site answers them, relative to the site's
   * folder.
   */
  answersFolder?: string;
}

/** Options after validation, with all defaults. */
export interface CheckedOptions extends Required<
  Omit<PluginOptions, 'answersFolder' | 'synonymsFile'>
> {
  /** Docusaurus adds it, and fails later with an unrelated error if the validation drops it. */
  id: string;
  synonymsFile?: string;
  answersFolder?: string;
}

/** Headings that API references repeat under every symbol. */
const REFERENCE_HEADINGS = [
  'Default value',
  'Defined in',
  'Example',
  'Examples',
  'Extended by',
  'Extends',
  'Implementation of',
  'Implements',
  'Inherited from',
  'Inherited members',
  'Overrides',
  'Parameters',
  'Returns',
  'See',
  'Throws',
  'Type declaration',
  'Type parameters',
];

/** Headings under which API references group symbols and members. */
const SYMBOL_KINDS = {
  Accessors: 'accessor',
  Classes: 'class',
  Commands: 'command',
  Components: 'component',
  Constants: 'constant',
  Constructors: 'constructor',
  Enumerations: 'enumeration',
  Enums: 'enum',
  Extensions: 'extension',
  Functions: 'function',
  Hooks: 'hook',
  Interfaces: 'interface',
  Methods: 'method',
  Namespaces: 'namespace',
  Properties: 'property',
  'Re-exports': 're-export',
  'Static members': 'static member',
  Types: 'type',
  'Type aliases': 'type',
  Variables: 'variable',
};

const pathGroup = Joi.object({
  errorAnchor: Joi.string(),
  pageKind: Joi.string(),
  pageRank: Joi.number().integer(),
  path: Joi.string().pattern(/^\//u, 'a path from /').required(),
  section: Joi.string(),
  symbols: Joi.boolean(),
  titleKind: Joi.string(),
});

const SCHEMA = Joi.object<CheckedOptions>({
  answersFolder: Joi.string(),
  ignoredHeadings: Joi.array().items(Joi.string()).default(REFERENCE_HEADINGS),
  ignoredSections: Joi.array().items(Joi.string()).default([]),
  ignoredSelectors: Joi.array().items(Joi.string()).default([]),
  mistakeHeadings: Joi.array().items(Joi.string()).default(['Troubleshooting']),
  noteSelector: Joi.string().allow('').default(''),
  pathGroups: Joi.array().items(pathGroup).default([]),
  settings: Joi.object({
    algolia: Joi.object().required(),
    insights: Joi.object(),
    provider: Joi.string().valid('self', 'algolia').required(),
  })
    .required()
    .description('the result of searchSettings(process.env)'),
  symbolKinds: Joi.object().pattern(Joi.string(), Joi.string()).default(SYMBOL_KINDS),
  synonymsFile: Joi.string(),
} satisfies Record<Exclude<keyof CheckedOptions, 'id'>, Joi.Schema>);

/** Validates the options of the plugin; called by Docusaurus. */
export function validateOptions({
  options,
}: OptionValidationContext<PluginOptions, CheckedOptions>): CheckedOptions {
  return checkOptions('search', SCHEMA, options);
}
