import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';

import {logger} from '@docusaurus/logger';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {checkOptions, Joi} from '@lexical-documentation/common/plugin-options';

import type {MarkdownWork, SiteDescription} from './markdown-work';
import type {writeMarkdown} from './write-markdown';

/** Options of the plugin, as in a site's configuration. */
export interface MarkdownPagesOptions extends SiteDescription {
  /** Docusaurus' id of the plugin instance. */
  readonly id?: string;
  /** Front matter for all pages, such as a version. */
  readonly facts: Readonly<Record<string, string>>;
  /** Assistants in the menu beside a document's title. */
  readonly assistants: readonly Assistant[];
}

/** A service that answers questions about a page. */
export interface Assistant {
  readonly name: string;
  /** URL of a new conversation; `{prompt}` is replaced with its first message. */
  readonly address: string;
}

const HERE = path.dirname(fileURLToPath(import.meta.url));
const WORKER = path.join(HERE, 'write-worker.mjs');

/** Pages that aren't listed. */
const NOT_FOUND = /\/404\.html$/;

/** Docusaurus plugin that writes each page as Markdown beside it, and digests of all pages. */
export default function markdownPages(
  {baseUrl, siteConfig}: LoadContext,
  {
    facts,
    title,
    summary,
    sections,
    needs,
    essentials,
    assistants,
  }: MarkdownPagesOptions,
): Plugin {
  return {
    name: 'markdown-pages',
    getThemePath: () => path.join(HERE, 'theme'),
    getTypeScriptThemePath: () => path.join(HERE, 'theme'),
    async contentLoaded({actions}) {
      await actions.createData('assistants.json', assistants);
    },
    configureWebpack: (_, isServer) => ({
      resolve: {alias: {'@markdown-alternate$': alternateLink(isServer)}},
    }),
    async postBuild({outDir, routesPaths}) {
      const {pages, digests} = await writeInThread({
        outDir,
        baseUrl,
        facts,
        origin: siteConfig.url,
        routes: [...new Set(routesPaths)].filter((route) => !NOT_FOUND.test(route)),
        site: {title, summary, sections, needs, essentials},
      });
      const sizes = digests.map(
        ({file, pages: held, tokens}) =>
          `${file} ${String(held)} pages, ${tokens.toLocaleString('en')} tokens`,
      );
      logger.info(`Markdown: ${String(pages)} pages; ${sizes.join('; ')}.`);
    },
  };
}

/**
 * The head of the HTML document links to the Markdown; the browser doesn't need the link after
 * navigation.
 */
function alternateLink(isServer: boolean): string {
  return path.join(HERE, 'alternate', isServer ? 'link.tsx' : 'nothing.ts');
}

/** Runs beside the worker that writes the search index. */
function writeInThread(work: MarkdownWork): ReturnType<typeof writeMarkdown> {
  const worker = new Worker(WORKER, {workerData: work});
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(
        new Error(`The thread that writes Markdown ended with code ${String(code)}.`),
      );
    });
  });
}

const schema = Joi.object<MarkdownPagesOptions>({
  assistants: Joi.array()
    .items(
      Joi.object({
        address: Joi.string()
          .pattern(/^https?:\/\/.*\{prompt\}/)
          .required(),
        name: Joi.string().required(),
      }),
    )
    .default([])
    .description('a list of {name, address}, with {prompt} in each address'),
  essentials: Joi.object()
    .pattern(Joi.string(), Joi.array().items(Joi.string()))
    .default({}),
  facts: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  needs: Joi.object().pattern(Joi.string(), Joi.number()).default({}),
  sections: Joi.array()
    .items(
      Joi.object({
        isOptional: Joi.boolean(),
        paths: Joi.array().items(Joi.string().allow('')).required(),
        title: Joi.string().required(),
      }),
    )
    .required()
    .description('a list of {title, paths, isOptional}'),
  summary: Joi.string().required(),
  title: Joi.string().required(),
} satisfies Record<Exclude<keyof MarkdownPagesOptions, 'id'>, Joi.Schema>);

/**
 * Validates the options.
 *
 * @throws FourPartError that names the option with the problem
 */
export function validateOptions({
  options,
}: OptionValidationContext<
  MarkdownPagesOptions,
  MarkdownPagesOptions
>): MarkdownPagesOptions {
  return checkOptions('markdown-pages', schema, options);
}
